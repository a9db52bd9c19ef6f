/** Number words with their inflected forms, by language. readNumber.ts combines several words to one number. */

/** Value of each word, including halves (`anderthalb`, `полтора`). */
export const NUMERALS: Readonly<Record<string, ReadonlyMap<string, number>>> = {
  tr: table(`
    bir=1 iki=2 üç=3 dört=4 beş=5 altı=6 yedi=7 sekiz=8 dokuz=9 on=10 yirmi=20 otuz=30 kırk=40 elli=50 altmış=60 yetmiş=70
    seksen=80 doksan=90 yüz=100 bin=1000 yarım=0.5`),
  en: table(`
    a,an,one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14
    fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70
    eighty=80 ninety=90 hundred=100 thousand=1000 half=0.5`),
  de: german(),
  nl: dutch(),
  fr: table(`
    un,une=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14 quinze=15
    seize=16 vingt,vingts=20 trente=30 quarante=40 cinquante=50 soixante=60 cent,cents=100 mille=1000 demi,demie=0.5`),
  ru: table(`
    один,одна,одно,одного,одной,одному,одним,одном,одну=1 два,две,двух,двум,двумя=2 три,трёх,трех,трём,трем,тремя=3
    четыре,четырёх,четырех,четырём,четырем,четырьмя=4 пять,пяти,пятью=5 шесть,шести,шестью=6 семь,семи,семью=7
    восемь,восьми,восемью,восьмью=8 девять,девяти,девятью=9 десять,десяти,десятью=10 одиннадцать,одиннадцати=11
    двенадцать,двенадцати=12 тринадцать,тринадцати=13 четырнадцать,четырнадцати=14 пятнадцать,пятнадцати=15
    шестнадцать,шестнадцати=16 семнадцать,семнадцати=17 восемнадцать,восемнадцати=18 девятнадцать,девятнадцати=19
    двадцать,двадцати,двадцатью=20 тридцать,тридцати,тридцатью=30 сорок,сорока=40 пятьдесят,пятидесяти=50
    шестьдесят,шестидесяти=60 семьдесят,семидесяти=70 восемьдесят,восьмидесяти=80 девяносто,девяноста=90 сто,ста=100
    двести,двухсот=200 триста,трёхсот,трехсот=300 тысяча,тысячи,тысяч=1000 полтора,полторы,полутора=1.5`),
};

/** Words inside a number: `three hundred and five`, `vingt et un`. */
export const NUMERAL_LINKS: Readonly<Record<string, string>> = { en: 'and', fr: 'et' };

/** Words for a half after a number (`two and a half years`) or after its unit (`un an et demi`). */
export const HALVES: Readonly<Record<string, { readonly beforeUnit?: readonly string[]; readonly afterUnit?: readonly string[] }>> = {
  tr: { beforeUnit: ['buçuk'] },
  en: { beforeUnit: ['and a half'], afterUnit: ['and a half'] },
  nl: { beforeUnit: ['en een half', 'en een halve'] },
  fr: { beforeUnit: ['et demi'], afterUnit: ['et demi', 'et demie'] },
  ru: { beforeUnit: ['с половиной'] },
};

function table(text: string): Map<string, number> {
  return new Map(
    text
      .trim()
      .split(/\s+/)
      .flatMap((entry) => {
        const [words = '', value] = entry.split('=');
        return words.split(',').map((word) => [word, Number(value)] as const);
      }),
  );
}

/** German numbers: below a million they are one word, units before tens. */
function german(): Map<string, number> {
  const small = 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn'.split(' ');
  small.push('achtzehn', 'neunzehn');
  const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
  const words = table('eins,eine,einen,einem,einer,eines=1 zweier,zweien=2 dreier,dreien=3 hundert=100 tausend=1000');
  addJoined(words, small, tens, () => 'und', 'hundert');
  for (const [index, word] of small.entries()) words.set(`${word}einhalb`, index + 1.5);
  for (const end of ['', 'e', 'en', 'er', 'es', 'em']) words.set(`anderthalb${end}`, 1.5).set(`halb${end}`, 0.5);
  return words;
}

/** Dutch numbers, formed like German ones; `en` has a diaeresis after an e: `tweeëntwintig`. */
function dutch(): Map<string, number> {
  const small = 'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien'.split(' ');
  small.push('achttien', 'negentien');
  const tens = 'twintig dertig veertig vijftig zestig zeventig tachtig negentig'.split(' ');
  const words = table('één,eén,ene=1 honderd=100 duizend=1000 anderhalf,anderhalve=1.5 half,halve=0.5');
  const link = (unit: string) => (unit.endsWith('e') ? 'ën' : 'en');
  addJoined(words, small, tens, link, 'honderd');
  for (const [index, word] of small.entries()) {
    words.set(`${word}${link(word)}half`, index + 1.5).set(`${word}${link(word)}eenhalf`, index + 1.5);
  }
  return words;
}

function addJoined(
  words: Map<string, number>,
  small: readonly string[],
  tens: readonly string[],
  link: (unit: string) => string,
  hundred: string,
): void {
  const below = new Map(small.map((word, index) => [word, index + 1]));
  for (const [index, ten] of tens.entries()) {
    below.set(ten, index * 10 + 20);
    for (const [at, unit] of small.slice(0, 9).entries()) below.set(unit + link(unit) + ten, index * 10 + 21 + at);
  }
  for (const [word, value] of below) words.set(word, value);
  for (const [at, unit] of ['', ...small.slice(1, 9)].entries()) {
    words.set(unit + hundred, (at + 1) * 100);
    for (const [word, value] of below) words.set(unit + hundred + word, (at + 1) * 100 + value);
  }
}
