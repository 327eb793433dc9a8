import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('psychicDesk', {
  mailGreeting: 'Bonjour {name},',
  mailReason: 'Vous recevez ce message parce que vous avez proposé de consulter sur {company}.',
  welcomeMailSubject: 'Votre profil {company} est en ligne',
  welcomeMail:
    'Votre dossier est complet et votre essai réussi\u00a0: bienvenue. Votre compte vous attend avec cette adresse, {email}. Demandez un code pour choisir votre mot de passe, puis connectez-vous à votre espace voyant pour vous rendre disponible.',
  welcomeMailButton: 'Choisir mon mot de passe',
  welcomeMailNext: 'Voici votre profil, tel que les clients le lisent\u00a0:',
  refusedMailSubject: 'Votre candidature à {company}',
  refusedMail: 'Nous avons lu votre dossier avec attention et ne pouvons pas y donner suite. En voici la raison\u00a0:',
  refusedMailNext: 'Les pièces que vous nous aviez confiées sont effacées.',
  'paper.identity': 'votre pièce d’identité',
  'paper.charter': 'votre charte signée',
  'paper.registration': 'votre justificatif d’activité',
  'paper.diploma': 'votre diplôme',
  'paper.other': 'une pièce de votre dossier',
  'papersMailSubject.soon': 'Une pièce de votre dossier arrive à son terme',
  'papersMailSubject.over': 'Une pièce de votre dossier n’est plus valable',
  'papersMailSubject.paused': 'Votre profil {company} est en pause',
  'papersMail.soon':
    'Dans votre dossier, ceci est valable jusqu’au {day}\u00a0: {papers}. Envoyez-nous dès que possible de quoi le remplacer, et rien ne changera pour vous.',
  'papersMail.over':
    'Dans votre dossier, ceci n’était valable que jusqu’au {day}\u00a0: {papers}. Sans nouvelle pièce, votre profil sera mis en pause le {closing}.',
  'papersMail.paused':
    'Dans votre dossier, ceci n’était valable que jusqu’au {day}\u00a0: {papers}. Votre profil n’est donc plus proposé aux clients. Une consultation en cours va à son terme, et ce que vous avez gagné vous est versé comme prévu.',
  papersMailButton: 'Nous écrire',
  papersMailNext: 'Nous vous dirons comment envoyer la nouvelle pièce, qui reste scellée dans votre dossier.',
})
