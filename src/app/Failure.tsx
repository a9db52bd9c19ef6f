/** Replaces a page that could not be shown: the error notice with its head. */
import { ErrorNotice } from '../components/ErrorNotice.tsx';
import { errorTexts } from '../i18n/errorTexts.ts';
import type { FrameTranslate } from '../i18n/translate.ts';
import { buildErrorHead, type HeadData } from '../model/head.ts';
import { type ShellData, waysOn } from '../model/shell.ts';

interface FailureProps {
  readonly status: number;
  readonly shell: ShellData;
  readonly t: FrameTranslate;
  /** The address that does not exist. */
  readonly pathname?: string | undefined;
}

export function Failure({ status, pathname, shell, t }: FailureProps) {
  const { title, message } = errorTexts(status, t);
  const texts = { status, title, message, pathname };
  return <ErrorNotice {...texts} homePathname={shell.homePathname} ways={waysOn(status, shell)} t={t} />;
}

/** Head of an error page; its title consists of the status and the error's title. */
export function errorHead(status: number, shell: ShellData, t: FrameTranslate): HeadData {
  return buildErrorHead({ separator: shell.separator, name: shell.siteName }, status, errorTexts(status, t).title, shell.calmColour);
}
