/** Plain links to this page in other languages, for menu and footer. Neighbour: LanguageSwitcher. */
import type { PageData, ShellData } from '../../model/shell.ts';

export interface LanguageLinksProps {
  shell: Pick<ShellData, 'locale' | 'locales'>;
  alternates: PageData['alternates'];
}

export function LanguageLinks({ shell, alternates }: LanguageLinksProps) {
  return (
    <ul className="languages">
      {languagesOf(shell, alternates).map(({ code, language, pathname }) => (
        <li key={code}>
          <a href={pathname} lang={code} hrefLang={code} aria-current={code === shell.locale.code ? 'true' : undefined}>
            {language}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The languages that have this page, in the site's order, with the pathname of the page in each. */
export function languagesOf(shell: Pick<ShellData, 'locales'>, alternates: PageData['alternates']) {
  return shell.locales.flatMap((locale) => {
    const alternate = alternates.find(({ localeCode }) => localeCode === locale.code);
    return alternate ? [{ ...locale, pathname: alternate.pathname }] : [];
  });
}
