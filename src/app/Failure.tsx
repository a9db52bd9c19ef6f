/** What stands in place of a page that could not be shown: the notice, and the head that goes with it. */
import { ErrorNotice } from '../components/ErrorNotice/ErrorNotice.tsx';
import { errorTexts } from '../i18n/errorTexts.ts';
import type { Translate } from '../i18n/translate.ts';
import { formErrorHead, type HeadData } from '../model/head.ts';
import { type ShellData, waysOn } from '../model/shell.ts';

interface FailureProps {
  readonly status: number;
  readonly shell: ShellData;
  readonly t: Translate;
  /** The address that no page answers. */
  readonly pathname?: string | undefined;
}

export function Failure({ status, pathname, shell, t }: FailureProps) {
  const { title, message } = errorTexts(status, t);
  const texts = { status, title, message, pathname };
  return <ErrorNotice {...texts} homePathname={shell.homePathname} ways={waysOn(status, shell)} t={t} />;
}

/** The page title on error is the status and the title. */
export function errorHead(status: number, shell: ShellData, t: Translate): HeadData {
  return formErrorHead({ separator: shell.separator, name: shell.siteName }, status, errorTexts(status, t).title, shell.calmColour);
}
