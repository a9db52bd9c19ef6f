/** Browser entry of every document except error pages (startError.ts). */
import { offerLanguage } from '../behaviours/languageOffer.ts';
import { watchSliders } from '../behaviours/slider.ts';
import { startVisit } from './startVisit.ts';

startVisit(offerLanguage);
watchSliders();
