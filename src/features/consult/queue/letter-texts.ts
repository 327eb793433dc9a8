import { catalogue } from '../../../platform/i18n/texts.ts'

/** What is written to those who asked to be told. */
export const letterTexts = catalogue('queueLetters', {
  greeting: 'Bonjour {firstName},',
  turnSubject: 'C’est votre tour avec {name}',
  turn: 'C’est votre tour avec {name}, à {price}. Votre place est gardée cinq minutes à partir de ce message.',
  turnRules:
    'Si d’autres personnes attendent déjà sur leur page, elle est gardée deux minutes, puis l’une d’elles peut passer\u00a0: vous restez premier ou première dans la file en ouvrant la page dans les cinq minutes. Rien n’est compté tant que vous n’avez pas commencé.',
  turnButton: 'Ouvrir ma page d’attente',
  turnText:
    '{company}\u00a0: c’est votre tour avec {name}, à {price}. Place gardée 5 minutes, 2 si d’autres attendent. {address}',
  lapsedSubject: 'Votre attente pour {name} est terminée',
  lapsed:
    'Votre attente pour {name} est terminée\u00a0: votre tour est passé, ou vous attendiez depuis trois heures. Rien ne vous a été compté, et vous pouvez reprendre une place quand vous voulez.',
  lapsedButton: 'Voir qui est là',
  lapsedText: '{company}\u00a0: votre attente pour {name} est terminée, rien n’a été compté. {address}',
  dissolvedSubject: '{name} n’est plus en ligne',
  dissolved: '{name} n’est plus en ligne, et la file d’attente est terminée. Rien ne vous a été compté.',
  dissolvedButton: 'Voir {label}',
  dissolvedText: '{company}\u00a0: {name} n’est plus en ligne, la file est terminée, rien n’a été compté. {address}',
  alike: 'Si vous voulez, voici qui est libre maintenant et exerce le même métier ou presque\u00a0:',
  reason: 'Vous nous aviez demandé un message en prenant une place dans cette file.',
})
