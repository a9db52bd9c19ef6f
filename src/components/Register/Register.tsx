/** Everything that can be found, from A to Z: pages, questions and terms, with jump marks. Complete without a script. */
import { letterId, type RegisterLetter } from '../../model/register.ts';

export interface RegisterProps {
  title: string;
  /** Name of the jump marks. */
  label: string;
  letters: readonly RegisterLetter[];
}

export function Register({ title, label, letters }: RegisterProps) {
  return (
    <section className="register">
      <h2>{title}</h2>
      <nav className="letters" aria-label={label}>
        {letters.map(({ letter }, index) => (
          <a key={letter} href={`#${letterId(index)}`}>
            {letter}
          </a>
        ))}
      </nav>
      {letters.map(({ letter, entries }, index) => (
        <section key={letter}>
          <h3 id={letterId(index)}>{letter}</h3>
          <ul>
            {entries.map(({ text, href }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
