import { catalogue } from '../../platform/i18n/texts.ts'

export const texts = catalogue('psychicDesk', {
  mailGreeting: 'Bonjour {name},',
  mailReason: 'Vous recevez ce message parce que vous avez proposé de consulter sur {company}.',
  welcomeMailSubject: 'Votre profil {company} est ouvert',
  welcomeMail:
    'Votre dossier est complet et votre essai réussi\u00a0: bienvenue. Votre compte vous attend avec cette adresse, {email}. Demandez un code pour choisir votre mot de passe, puis ouvrez votre espace voyant pour vous rendre disponible.',
  welcomeMailButton: 'Choisir mon mot de passe',
  welcomeMailNext: 'Voici votre profil, tel que les clients le lisent\u00a0:',
  refusedMailSubject: 'Votre candidature à {company}',
  refusedMail: 'Nous avons lu votre dossier avec attention et ne pouvons pas y donner suite. En voici la raison\u00a0:',
  refusedMailNext: 'Les pièces que vous nous aviez confiées sont effacées.',
})
