import { catalogue } from '../../../platform/i18n/texts.ts'

export const dayMailTexts = catalogue('ownDayMailPage', {
  title: 'Aujourd’hui pour vous, par e-mail',
  description: 'Recevez chaque matin par e-mail ce que le ciel touche dans votre thème.',
  lead: 'Le titre du jour et ce que le ciel touche dans votre thème, en deux phrases, avec un lien vers la page entière. Un e-mail chaque matin, après 6\u00a0h, heure de Paris. Ni offre, ni prix.',
  on: 'Vous recevez cet e-mail chaque matin à {email}.',
  onBut: 'Vous avez demandé cet e-mail, mais il ne peut pas partir.',
  off: 'Vous ne recevez pas cet e-mail.',
  pause: 'Votre pause est en cours\u00a0: rien ne part avant sa fin.',
  lackaddress: 'Il faut d’abord que votre adresse e-mail soit confirmée.',
  actaddress: 'Confirmer mon adresse',
  lackchart:
    'Il se calcule sur votre thème de naissance\u00a0: dessinez-le, puis gardez-le comme le vôtre. Si vous avez retiré votre accord pour les données sensibles, redonnez-le depuis vos thèmes.',
  actchart: 'Dessiner mon thème',
  charts: 'Mes thèmes',
  lackunwanted:
    'Votre adresse refuse nos e-mails, ou l’un d’eux y a été signalé comme indésirable. Une autre adresse peut le recevoir.',
  actunwanted: 'Changer d’adresse e-mail',
  give: 'Recevoir cet e-mail chaque matin',
  stop: 'Ne plus recevoir cet e-mail',
  given: 'C’est noté\u00a0: le premier e-mail part le prochain matin.',
  stopped: 'C’est fait\u00a0: vous ne recevrez plus cet e-mail.',
  proofs: 'Voir la preuve de mes choix',
  today: 'Lire la page d’aujourd’hui',
  back: 'Revenir à mes notifications',
})
