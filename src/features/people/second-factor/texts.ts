import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('second-factor', {
  description: 'Le code de connexion des membres de l’équipe.',
  giveTitle: 'Le code de votre application',
  giveLead: 'Recopiez le code à six chiffres que votre application affiche pour ce site.',
  againTitle: 'Confirmez que c’est vous',
  againLead: 'Un nouveau code autorise pendant cinq minutes les remboursements et les changements de rôle.',
  code: 'Code de l’application, ou code de secours',
  codeHint: 'Un code ne sert qu’une fois. S’il vient de servir, attendez le suivant.',
  freshCode: 'Nouveau code, pour confirmer que c’est vous',
  enter: 'Se connecter',
  confirm: 'Confirmer',
  sandbox: 'Lire le code dans le bac à sable',
  giveUp: 'Abandonner',

  enrolTitle: 'Reliez une application de codes',
  enrolLead:
    'Dans l’équipe, le mot de passe ne suffit pas. Une application d’authentification affiche en plus un code, qui change toutes les trente secondes.',
  enrolStep: 'Scannez ce QR code avec l’application de votre téléphone.',
  enrolPicture: 'QR code à scanner avec l’application d’authentification',
  enrolTyped: 'Sans appareil photo, tapez cette clé dans l’application\u00a0:',
  enrolCode: 'Code que l’application affiche',
  enrol: 'Relier cette application',

  codesTitle: 'Vos codes de secours',
  codesLead:
    'Imprimez-les ou notez-les, loin de votre téléphone. Chacun remplace une fois le code de l’application. Ils ne seront plus jamais affichés.',
  codesKept: 'Je les ai notés, continuer',
  leftTitle: 'Codes de secours',
  left: 'Il vous en reste {count}. || Il vous en reste {count}.',
  renewOld: 'Ces codes datent d’avant un renforcement de leur protection\u00a0: créez-en dix nouveaux.',
  renew: 'Créer dix nouveaux codes',
  renewLead: 'Les anciens ne serviront plus. Il faut avoir saisi un code depuis moins de cinq minutes.',

  mailGreeting: 'Bonjour {firstName},',
  enrolledMailSubject: 'Une application de codes protège votre compte {company}',
  enrolledMailDone: 'Une application d’authentification vient d’être reliée à votre compte.',
  enrolledMailNotYou:
    'Si ce n’était pas vous, prévenez tout de suite une autre personne de l’équipe et déconnectez les appareils inconnus.',
  enrolledMailButton: 'Voir mes appareils connectés',
  enrolledMailReason: 'Vous recevez ce message parce que vos moyens de connexion ont changé.',
  renewedMailSubject: 'Vos codes de secours {company} ont changé',
  renewedMailDone: 'Dix nouveaux codes de secours viennent d’être créés. Les anciens ne servent plus.',
  renewedMailNotYou:
    'Si ce n’était pas vous, prévenez tout de suite une autre personne de l’équipe et déconnectez les appareils inconnus.',
  renewedMailButton: 'Voir mes appareils connectés',
  renewedMailReason: 'Vous recevez ce message parce que vos moyens de connexion ont changé.',
  back: 'Revenir à l’espace de l’équipe',
})
