/** Stop words for texts that are too short for a language detector. */

const words = (text: string): readonly string[] => text.split(' ');

/** Frequent words that occur in only one of these languages. */
const STOP_WORDS: Readonly<Record<string, readonly string[]>> = {
  tr: words('ve veya bir bu için ile nasıl değil mi mı mu mü gibi olarak daha hangi kadar çok nedir yok var kim sonra'),
  en: words('the and to your you with this that how from what when which are by if does who where my our for at'),
  de: words(
    'und der das ist nicht ein eine einer einen mit für auf sie ihr ihre von zu zum zur oder wird sich auch wenn bei im wir ich kann nach den dem',
  ),
  nl: words('het een van niet voor met uw op zijn aan ook naar bij wordt hoe wat welke ik geen mijn kunt wij zo kan moet'),
  fr: words('le la les une pour dans avec est votre vous que qui sur pas par comment quel quelle ou mon nous cette ce aux au sont'),
  ru: words('и в не на что как для это по с или если от из вы'),
};

/** Whether a text contains a word that is frequent in this language, and in no other. */
export function hasStopWord(text: string, localeCode: string): boolean {
  const words = text.toLocaleLowerCase(localeCode).match(/\p{L}+/gu) ?? [];
  return words.some((word) => STOP_WORDS[localeCode]?.includes(word));
}
