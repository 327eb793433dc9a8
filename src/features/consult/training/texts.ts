import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('training', {
  title: 'Ma formation',
  description: 'Les modules de la maison, et ceux que vous avez suivis.',
  lead: 'Cinq lectures courtes, chacune suivie de quelques situations. Un module est acquis quand toutes les réponses sont justes\u00a0; vous pouvez recommencer autant que vous voulez.',
  minutes: '{count}\u00a0min de lecture',
  passed: 'acquis le {day}',
  toDo: 'à suivre',
  renewed: 'à revoir\u00a0: ce module a changé',
  all: 'Votre formation est complète. Un module qui change vous sera proposé de nouveau.',
  questionsTitle: 'Et vous, que feriez-vous\u00a0?',
  send: 'Vérifier mes réponses',
  wrong: 'Toutes vos réponses ne sont pas justes. Ce qu’il faut revoir est écrit sous chaque question.',
  done: 'C’est acquis. La date est notée dans votre dossier.',
  next: 'Module suivant\u00a0: {title}',
  back: 'Revenir à ma formation',
  toWorkplace: 'Revenir à mon espace',
})
