import { describe, expect, it } from 'vitest';
import { addEntries } from './edit.ts';

const site = { defaultLocale: 'tr', locales: [{ code: 'tr' }, { code: 'en' }, { code: 'de' }] } as const;
const LEDGER = `# The ledger.
/: 2026-01-01
/miras: 2026-01-01   # a remark
/eski: { since: 2026-01-01, redirect: /miras }

# German
/de: 2026-01-01
/de/miras:
  since: 2026-01-01
  gone: Two lines.
`;

describe('addEntries', () => {
  it('puts every new address beside its neighbours and touches nothing else', () => {
    const added = ['/de/miras', '/de/aile', '/en', '/kira', '/de/vasiyet', '/en/kira'].map((pathname) => ({
      pathname,
      since: '2026-02-02',
    }));
    expect(addEntries(LEDGER, added, site)).toBe(`# The ledger.
/: 2026-01-01
/kira: 2026-02-02
/miras: 2026-01-01   # a remark
/eski: { since: 2026-01-01, redirect: /miras }
/en: 2026-02-02
/en/kira: 2026-02-02

# German
/de: 2026-01-01
/de/aile: 2026-02-02
/de/miras:
  since: 2026-01-01
  gone: Two lines.
/de/vasiyet: 2026-02-02
`);
  });

  it('begins an empty ledger', () => {
    expect(
      addEntries(
        '',
        [
          { pathname: '/de', since: '2026-02-02' },
          { pathname: '/', since: '2026-02-02' },
        ],
        site,
      ),
    ).toBe('/: 2026-02-02\n/de: 2026-02-02\n');
    expect(addEntries('# Words.\n', [{ pathname: '/', since: '2026-02-02', gone: 'So "it" is: gone' }], site)).toBe(
      '# Words.\n/: { since: 2026-02-02, gone: "So \\"it\\" is: gone" }\n',
    );
  });
});
