/** The arch and the practice's name, linked to the language's home page. */
import { Arch } from '../Sprite/Sprite.tsx';

export function Brand({ name, homePathname }: { name: string; homePathname: string }) {
  return (
    <a className="brand" href={homePathname}>
      <Arch className="brand-mark" />
      <span>{name}</span>
    </a>
  );
}
