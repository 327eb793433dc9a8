import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('replies', {
  title: 'Mes avis',
  lead: 'Les avis publiés sur vos consultations, du plus récent au plus ancien. À chacun, vous pouvez répondre une fois.',
  description: 'Les avis publiés sur vos consultations, et vos réponses.',
  rule: 'Votre réponse est relue avant de paraître sous l’avis, sur votre profil. Ne dites rien qui permette de reconnaître la personne, ni ce qu’elle vous a confié.',
  mean: '{mean} sur 5 pour un avis publié, tous sites confondus. || {mean} sur 5 en moyenne pour {count} avis publiés, tous sites confondus.',
  none: 'Pas encore d’avis',
  noneNext: 'Les avis paraissent ici dès qu’ils sont publiés.',
  more: 'Voir plus d’avis',
  onBrand: 'Avis laissé sur {brand}, dont l’équipe relit votre réponse.',
  answer: 'Répondre à cet avis',
  change: 'Changer ma réponse',
  label: 'Ma réponse',
  hint: '{max} caractères au plus. Vous pouvez la changer tant qu’elle n’est pas relue.',
  send: 'Envoyer ma réponse',
  sent: 'Votre réponse est enregistrée. Elle paraîtra après relecture.',
  'state.pending': 'Votre réponse du {date}, en attente de relecture',
  'state.published': 'Votre réponse du {date}, publiée',
  'state.refused': 'Votre réponse du {date}, refusée',
  why: 'Raison du refus\u00a0: {reason}',
  back: 'Revenir à mon espace',

  mailGreeting: 'Bonjour {name},',
  publishedMailSubject: 'Une réponse à votre avis {company}',
  publishedMail:
    '{psychic} a répondu à l’avis que vous avez donné après votre consultation. Notre équipe a relu cette réponse\u00a0; elle paraît sous votre avis.',
  publishedMailButton: 'Lire la réponse',
  publishedMailReason: 'Vous recevez ce message parce que vous avez donné un avis.',
  refusedMailSubject: 'Votre réponse à un avis n’est pas publiée',
  refusedMail:
    'Vous avez répondu à un avis sur {company}. Nous ne publions pas cette réponse, pour cette raison\u00a0:',
  refusedMailNext:
    'Si cette décision vous paraît injuste, écrivez-nous à {contact}\u00a0: une autre personne relira votre réponse. Vos avis restent dans votre espace voyant.',
  refusedMailReason: 'Vous recevez ce message parce que vous consultez sur {company}.',
})
