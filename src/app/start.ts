/** Entry in the browser, in every document but error pages (startError.ts). */
import { offerLanguage } from '../behaviours/languageOffer.ts';
import { watchSliders } from '../behaviours/slider.ts';
import { startVisit } from './startVisit.ts';

startVisit(offerLanguage);
watchSliders();
