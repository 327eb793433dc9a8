import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('webinar', {
  title: 'Webinaires',
  lead: 'Une heure en ligne, gratuite, autour d’un sujet. On écoute, on pose ses questions par écrit, et rien ne s’y vend.',
  description:
    'Des rencontres en ligne gratuites sur le tarot, les astres et la voyance. Les dates, l’inscription par e-mail, et les rediffusions ouvertes à tout le monde.',
  coming: 'Les prochains',
  past: 'Ceux qui ont eu lieu',
  none: 'Aucune date pour l’instant',
  noneNext: 'La prochaine sera annoncée ici, et dans la lettre du site.',
  toLetter: 'Recevoir la lettre',
  when: 'Le {moment}, pendant {minutes}\u00a0minutes. Heure de Paris.',
  host: 'Avec {host}',
  cancelled: 'Ce webinaire est annulé.',
  live: 'Il a lieu en ce moment. Si votre place est retenue, votre e-mail de rappel mène à la salle.',
  full: 'Toutes les places sont prises. La rediffusion sera ouverte à tout le monde.',
  calendar: 'Ajouter à mon agenda',
  replay: 'Revoir ou relire ce webinaire',
  replayLater: 'La rediffusion n’est pas encore en ligne.',
  free: 'Gratuit, sans achat ni carte. S’inscrire ne vous abonne à rien d’autre.',
  email: 'Votre adresse e-mail',
  consent:
    'J’accepte que {company} utilise mon adresse pour ce webinaire et lui seul\u00a0: la confirmation, deux rappels, un changement éventuel, puis la rediffusion.',
  data: 'Elle est effacée trente jours après. Un clic dans chaque e-mail suffit pour renoncer à votre place.',
  dataLink: 'Ce que nous faisons de vos données',
  register: 'M’inscrire gratuitement',
  registerOf: 'M’inscrire\u00a0: {title}',
  chosen: 'Inscription à «\u00a0{title}\u00a0»',
  ownAddress: 'Les e-mails iront à {email}.',
  mine: 'Votre place est retenue.',
  toPlace: 'Voir ma place',
  file: 'Webinaire {company}\u00a0: {title}',
})
