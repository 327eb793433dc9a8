import { expect, test } from 'vitest'
import { fold, tellsDistress } from './distress.ts'

test('texts are compared sentence by sentence, without accents, apostrophes, case or repeated letters', () => {
  expect(fold('J’ai  ENVIE de mouriiiir…\nŒuvre')).toBe('j ai envie de mourir . oeuvre')
})

test.each([
  'je veux mourir',
  'Je veux MOURIR !',
  'jveux mourrir',
  'j’ai envie de mourir',
  'g envie de crever',
  'je voudrais être morte',
  'j’aimerais ne plus me réveiller',
  'je vais me suicider ce soir',
  'je pense à me suissider',
  'je pense souvent au suicide',
  'j’ai des idées suicidaires',
  'je suis suicidaire',
  'j’ai des idées noires tout le temps',
  'je veux me tuer',
  'j’ai essayé de me tuer hier',
  'je me pends ce soir',
  'envie de me foutre en l’air',
  'je vais mettre fin à mes jours',
  'je veux en finir',
  'je veux en finir. Il est parti.',
  'je veux en finir avec la vie',
  'je voudrais disparaître',
  'je vais me jeter sous un train',
  'je vais m’ouvrir les veines',
  'j’ai avalé une boîte de médicaments',
  'je me scarifie',
  'je n’ai plus envie de vivre',
  'je veux plus vivre',
  'j’en peux plus de vivre',
  'j’ai plus goût à la vie',
  'plus aucune raison de vivre',
  'mes enfants seraient mieux sans moi',
  'bientôt je ne serai plus là',
  'mon fils veut se suicider',
  'il me frappe',
  'mon mari me bat',
  'mon mari m’a frappée hier soir',
  'il m’a violée',
  'mon ex menace de me tuer',
  'j’ai peur qu’il me tue',
  'il a essayé de m’étrangler',
  'je suis victime de violences conjugales',
  'je subis des violences à la maison',
  'il frappe les enfants',
  'mes enfants sont en danger',
  'je suis en danger',
  'ma vie ne vaut plus la peine',
])('« %s » ends the consultation', (text) => {
  expect(tellsDistress(text)).toBe(true)
})

test.each([
  'je suis morte de rire',
  'ça me tue',
  'je meurs d’envie de savoir',
  'envie de mourir de rire',
  'je veux mourir d’amour',
  'je vais mourir de honte',
  'il va me tuer s’il voit la facture',
  'tu vas me tuer avec ce suspense !',
  'l’attente va me tuer',
  'je me tue à la tâche',
  'je vais me tuer au travail',
  'est-ce que je vais mourir ?',
  'je ne veux pas mourir',
  'je ne vais pas me suicider pour lui',
  'je n’ai jamais eu envie de mourir',
  'à l’époque je voulais mourir, aujourd’hui je vais bien',
  'mon père est mort l’an dernier',
  'mon mari s’est suicidé il y a deux ans',
  'mon frère a fait une tentative de suicide quand il était jeune',
  'je veux en finir avec cette relation',
  'je veux en finir avec tout ça',
  'je voudrais en finir au plus vite avec ce divorce',
  'je ne veux plus vivre avec lui',
  'je n’ai plus envie de vivre ici',
  'je ne peux plus vivre sans lui',
  'j’en peux plus de ce travail',
  'je voudrais disparaître de sa vie',
  'il est mieux sans moi ?',
  'ma vie n’a plus de sens sans lui',
  'il m’a quittée, je souffre',
  'ce qui m’a frappée, c’est sa voix',
  'cette carte m’a frappée',
  'il m’a frappée par sa douceur',
  'elle me bat aux échecs',
  'il me bat froid',
  'mon couple est en danger',
  'j’ai peur pour ma vie amoureuse',
  'la carte de la Mort et le Pendu, est-ce grave ?',
  'sauter dans le vide, changer de métier : j’ai peur',
  'le jeu Suicide Squad',
  'je voudrais me pendre à son cou',
  'quand serai-je enceinte ?',
  'il a levé la main pour me saluer',
])('« %s » does not end the consultation', (text) => {
  expect(tellsDistress(text)).toBe(false)
})

test('the longest message is checked quickly', () => {
  const began = performance.now()
  for (const text of ['je veux '.repeat(500), 'mon a'.repeat(800), 'peur que a b '.repeat(307)]) tellsDistress(text)
  expect(performance.now() - began).toBeLessThan(200)
})
