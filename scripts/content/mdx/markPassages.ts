/** Marks the words of passages in a tree, so that the write view can lead from its preview to a passage's text. No visitor's page is marked. */
import type { Nodes, PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { PASSAGE_MARK } from '../../../src/model/deskWrite.ts';
import { passageIdOf } from '../pages/passages.ts';

/** Puts each run of words of one passage into an element. Call it when passages are expanded, and the outline is collected. */
export function markPassages(tree: Root): void {
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'tableCell') return undefined;
    node.children = joinRuns(node.children);
    return SKIP;
  });
}

function joinRuns(children: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  let run: { readonly id: string; readonly children: PhrasingContent[] } | undefined;
  for (const child of children) {
    const id = passageOf(child);
    if (run && run.id === id) {
      run.children.push(child);
      continue;
    }
    run = id === undefined ? undefined : { id, children: [child] };
    joined.push(run ? createMark(run) : child);
  }
  return joined;
}

function passageOf({ data }: Nodes): string | undefined {
  return data?.filePath === undefined ? undefined : passageIdOf(data.filePath);
}

/** Focusable, for the keyboard; a group, because a passage may contain links. */
function createMark({ id, children }: { readonly id: string; readonly children: PhrasingContent[] }): PhrasingContent {
  return { type: 'emphasis', children, data: { hName: 'span', hProperties: { [PASSAGE_MARK]: id, tabIndex: 0, role: 'group' } } };
}
