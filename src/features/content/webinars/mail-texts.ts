import { catalogue } from '../../../platform/i18n/texts.ts'

export const mailTexts = catalogue('webinarMail', {
  greeting: 'Bonjour,',
  when: '«\u00a0{title}\u00a0», avec {host}, le {moment} (heure de Paris).',
  'ask.subject': 'Confirmez votre place au webinaire',
  'ask.body':
    'Cette adresse a été donnée pour un webinaire de {company}. La place est retenue quand vous suivez ce lien. Si ce n’était pas vous, ne faites rien\u00a0: rien d’autre ne vous sera envoyé.',
  'ask.button': 'Confirmer ma place',
  'kept.subject': 'Votre place au webinaire',
  'kept.body':
    'Votre place est retenue. Ce lien mène à la salle le moment venu, à la date pour votre agenda, et au bouton pour renoncer.',
  'kept.button': 'Voir ma place',
  'day.subject': 'Votre webinaire approche',
  'day.body': 'C’est pour bientôt. L’adresse de la salle s’affichera derrière ce lien un quart d’heure avant.',
  'day.button': 'Voir ma place',
  'hour.subject': 'Votre webinaire va commencer',
  'hour.body': 'Il est presque l’heure. L’adresse de la salle s’affiche derrière ce lien un quart d’heure avant.',
  'hour.button': 'Voir ma place',
  'moved.subject': 'Le webinaire change de date',
  'moved.body':
    'La date est maintenant celle-ci. Votre place reste retenue\u00a0; si elle ne vous convient plus, ce lien permet d’y renoncer.',
  'moved.button': 'Voir ma place',
  'off.subject': 'Le webinaire n’aura pas lieu',
  'off.body': 'Il est annulé, et nous vous prions de nous en excuser. Vous n’avez rien à faire.',
  'off.button': 'Voir les webinaires',
  'replay.subject': 'La rediffusion du webinaire',
  'replay.body': 'La rediffusion est en ligne, ouverte à tout le monde. C’est le dernier message de cette inscription.',
  'replay.button': 'Voir les rediffusions',
  reason: 'Vous recevez cet e-mail parce que cette adresse a été donnée pour ce webinaire de {company}.',
})
