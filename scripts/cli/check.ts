/** `npm run check`: reads and checks all content, and prints one report. `npm run manifest` (`--structure`) does not check the wording. */
import type { Answer } from '../../src/messages/answers.ts';
import { COMMAND_WORDS } from '../../src/messages/commands.ts';
import { buildManifest } from '../build/buildManifest.ts';
import { findUnchecked } from '../content/unchecked.ts';
import { oneOf, readArguments, runCommand } from '../core/command.ts';
import { readConfig, readLanguage } from '../core/config.ts';
import { tellFirstReading } from '../core/firstReading.ts';
import { countIssues, formatReport, REPORT_FORMATS } from '../core/report.ts';
import { fixTypography } from '../rules/fix.ts';
import { fixTextForm } from '../rules/fixForm.ts';
import { fixPartIds } from '../rules/fixPartIds.ts';
import { chooseFiles, isAbout } from '../translation/chooseFiles.ts';
import { formatPublication } from '../translation/publication.ts';

const USAGE: Answer = ({ use }) => use.check;

await runCommand(async () => {
  const { values, positionals } = readArguments({
    usage: USAGE,
    options: { format: { type: 'string', default: 'text' }, fix: { type: 'boolean' }, structure: { type: 'boolean' } },
    count: [0, Number.POSITIVE_INFINITY],
  });
  const format = oneOf(USAGE, 'format', values.format, REPORT_FORMATS);
  const language = readLanguage();
  const words = COMMAND_WORDS[language];
  const config = { ...readConfig(), ...(values.structure && { checkTexts: false }) };
  if (values.fix) {
    const fixes = {
      form: await fixTextForm(config.contentDir),
      ids: await fixPartIds(config.contentDir),
      typography: await fixTypography(config.contentDir),
    };
    for (const what of ['form', 'ids', 'typography'] as const) {
      const names = fixes[what];
      if (names.length > 0) console.log(words.fixedFiles(words.fixed[what], names.join(', ')));
    }
    if (Object.values(fixes).flat().length === 0) console.log(words.nothingToFix);
  }
  const { issues, manifest, content, publication } = await buildManifest(config, {
    onUncached: (count) => tellFirstReading(count, process.stderr),
  });
  const isChosen = positionals.length > 0 && content ? chooseFiles(content, positionals) : () => true;
  const isOfChosen = isAbout(isChosen);
  const chosen = issues.filter(isOfChosen);
  const others = issues.filter((issue) => !isOfChosen(issue));
  const unchecked = content ? findUnchecked(content, issues).filter(({ filePath }) => isChosen(filePath)) : [];
  // That no mistake was found would be false.
  if (chosen.length > 0 || unchecked.length === 0 || format !== 'text') process.stdout.write(formatReport(chosen, format, { language }));
  // The output for tools contains findings only.
  if (format === 'text') {
    const ofChosen = <T extends { readonly filePath: string }>(entries: readonly T[] = []) =>
      entries.filter(({ filePath }) => isChosen(filePath));
    const { withheld, incomplete } = publication ?? {};
    const ofThese = { withheld: ofChosen(withheld), incomplete: ofChosen(incomplete) };
    for (const line of formatPublication(ofThese, { isStopped: !manifest, language })) console.log(line);
    for (const { filePath, source } of unchecked) console.log(words.notChecked(filePath, source));
    if (others.length > 0) console.log(words.otherFiles(countIssues(others, language)));
  }
  // Of chosen files a writer asks whether they have mistakes; of all content, whether the site can be built.
  if (positionals.length > 0 && content) return unchecked.length > 0 || chosen.some(({ severity }) => severity === 'error') ? 1 : 0;
  return manifest ? 0 : 1;
});
