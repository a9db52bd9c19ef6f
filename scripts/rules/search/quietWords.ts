/** Words that most questions have, whatever they are about. The search gives them little weight. Negations are not among them: they tell matters apart. */
import type { LocaleCode } from '#generated/types.ts';

const QUIET_WORDS: Readonly<Partial<Record<LocaleCode, string>>> = {
  tr: `
    acaba ama ancak artık bana bazı belki ben bence benden beni benim bi bir biri biz bize bizi bizim bu buna bunu bunun böyle da
    daha de diye edebilir eder ederim ederiz edin etmek etmeli etmem eğer fakat gerek gerekir gerekiyor gibi hangi hem ile ilgili
    ise istiyorum için kadar kaç ki kim kimin konuda lazım lütfen merhaba mi misiniz mu musunuz mü mı mısınız napabilirim napalım
    naparım napcam napiyim nasıl ne neden nedir neler nerde nerede nereden nereye niye niçin o olan olarak oldu olmak olur olurmu
    onlar onu onun orada peki sadece selam selamlar selamünaleyküm siz sizden size sonra soru sorum sorun teşekkürler var ve veya ya
    yani yapabilirim yapacağım yapalım yapmak yapmalı yapmalıyım yapmam yapmamız yapsam yapılır yapıyor yardım yardımcı yok çok önce
    şey şimdi şu`,
  en: `
    a about after all also am an and any anyone are as at be because been but by can cannot could did do does doing done for from
    get getting give go going good got had has have having he hello help her hi him his how i if im in into is it its ive just know
    like looking may me mine morning much must my need needed of on once or our please question really she should so some
    someone something tell than thank thanks that the their them then there they thing this to up us very want wants was we were
    what when where which while who whose why with would you your`,
  de: `
    aber als also am an auch auf aus bei beim bin bitte brauche brauchen da dafür damit danke dann das dass dazu dein dem den denn
    der des deshalb die dies diese diesem diesen dieser dieses doch du durch ein eine einem einen einer eines er es etwas euch frage
    fragen für gibt grüße guten habe haben hallo hat hatte helfen hi hier hilfe ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in
    ins irgendwie ist jemand jetzt kann kannst können könnte könnten liebe mal man mein meine meinem meinen meiner mich mir mit moin
    muss möchte möchten müssen nach nun nur ob oder sagen schon sehr sein seine seinem seinen seiner sich sie sind so soll sollen
    sollte tag tue tun und uns unser unsere unserem unseren unserer vielleicht vom von vor war waren warum was weil weiß welche
    welchem welchen welcher welches wenn wer werde werden wie wieso will wir wird wissen wo wollen wozu wurde würde zu zum zur über`,
  nl: `
    aan al alle als alstublieft altijd bedankt ben bent bij daar daarom dag dan dat de deze die dit doe doen door dus een eens en er
    even ga gaan gaat geef gekregen goedendag graag had hallo heb hebben hebt heeft help helpen hem het hier hij hoe hoi hulp hun
    iemand iets ik in is ja jaar je jij jullie kan kon krijg krijgen krijgt kun kunnen kunt mag me meer meneer met mevrouw mij mijn
    moet moeten mogelijk na naar nodig nog nou nu of om omdat onder ons onze ook op over te tegen toch tot u uit uw van vanuit veel
    via voor vraag vragen waar waarom wanneer want was wat we weet wel welk welke werd weten wie wij wil willen word worden wordt
    zal ze zeggen zich zij zijn zo zou`,
  fr: `
    a afin ai aide aider aidez alors après as au aurait aussi aux avait avec avez avoir avons bien bonjour bonsoir c ce cela celui
    ces cet cette chez comme comment concernant d dans de depuis des dit dois doit donc du elle elles en encore est et eu eux faire
    fais fait faut font il ils j je l la le les leur leurs lui là m ma mais me merci mes moi mon n nos notre nous on ont or ou où
    par parce peut peuvent peux plaît plus pour pourquoi pourrais pouvez pouvons pu puis qu quand que quel quelle quelles quelqu
    quels question qui quoi s sa sais salut savoir se ses si sommes son sont suis sur svp t ta te tous tout toute toutes très tu un
    une utile va vais veut veux voilà vos votre voudrais vouloir vous y à ça étais était été être`,
  ru: `
    а бы был была были было быть в вам вас ваш вдруг ведь во вопрос вопросы вот все всем всё вы где да давайте делать день для до
    добрый его ее если есть еще ещё её ж же за здравствуйте и из или им их к как какая какие какое какой каком ко когда кого которая
    которые который кто куда ли лучше меня мне мной моего моей моему можем может можно мои мой моя моём мы на над надо нам нас наш
    наша него нее неё ну нужен нужна нужно нужны о об объясните он она они оно от перед по под подскажите пожалуйста помогите помочь
    помощь после потом почему правильно при привет про с сам сама сделать себя сейчас скажите со спасибо так также там тебе теперь
    то того тоже только тот тут ты у уже узнать хотел хотела хотим хочет хочу чего чем что чтоб чтобы эта эти это этого этой этот
    эту я`,
};

export function quietWordsOf(localeCode: LocaleCode): string {
  return QUIET_WORDS[localeCode] ?? '';
}
