/** Why a proposal cannot be made, sent or taken back; its message is for the writer, in the writer's language. */
export class ProposeRefusal extends Error {}
