/**
 * The header of every page: brand, main links, languages. Below 992 px the links are in a menu that needs no script; its button is on the
 * deck at the lower edge.
 */
import type { FrameTranslate } from '../../i18n/translate.ts';
import type { PageData, ShellData, ShellLink } from '../../model/shell.ts';
import { Brand } from '../Brand/Brand.tsx';
import { LanguageLinks } from '../LanguageLinks/LanguageLinks.tsx';
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher.tsx';
import { Lens, SearchField } from '../SearchField/SearchField.tsx';

export interface HeaderProps {
  shell: ShellData;
  page: PageData;
  t: FrameTranslate;
}

export function Header({ shell, page, t }: HeaderProps) {
  const search = shell.searchPathname && <SearchField pathname={shell.searchPathname} placeholder={t('search')} t={t} />;
  return (
    <header className={`header field-${page.field}`}>
      <div className="wrap header-row">
        <Brand name={shell.siteName} homePathname={shell.homePathname} />
        <nav className="header-nav" aria-label={t('mainMenu')}>
          <Links links={shell.main} current={page.pathname} />
        </nav>
        {search}
        {shell.searchPathname && (
          <a className="to-search" href={shell.searchPathname} aria-label={t('search')}>
            <Lens />
          </a>
        )}
        <LanguageSwitcher shell={shell} alternates={page.alternates} t={t} />
        {/* The key closes the menu when another page is shown. */}
        <details className="menu" data-menu="" key={page.pathname}>
          <summary>
            <span className="unseen">{t('toggleMenu')}</span>
            <i className="menu-icon" />
            <span aria-hidden="true">
              {t('menu')}
              <b>{shell.locale.code.toUpperCase()}</b>
            </span>
          </summary>
          <div className="menu-panel">
            {search}
            <nav aria-label={t('mainMenu')}>
              <Links links={shell.main} current={page.pathname} />
              <Links links={shell.areas} current={page.pathname} />
              <Links links={shell.guides} current={page.pathname} />
            </nav>
            <nav className="menu-languages" aria-label={t('languages')}>
              <LanguageLinks shell={shell} alternates={page.alternates} />
            </nav>
          </div>
        </details>
      </div>
    </header>
  );
}

function Links({ links, current }: { links: readonly ShellLink[]; current: string }) {
  return (
    <ul>
      {links.map(({ pathname, title }) => (
        <li key={pathname}>
          <a href={pathname} aria-current={pathname === current ? 'page' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
