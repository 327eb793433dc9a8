import { catalogue } from '../../platform/i18n/texts.ts'

export const texts = catalogue('second-factor', {
  description: 'Le second facteur des membres de l’équipe.',
  giveTitle: 'Votre second facteur',
  giveLead: 'Ouvrez votre application d’authentification et recopiez le code à six chiffres de ce site.',
  againTitle: 'Confirmez que c’est vous',
  againLead: 'Un nouveau code ouvre pendant cinq minutes les remboursements et les changements de rôle.',
  code: 'Code de l’application, ou code de secours',
  codeHint: 'Un code ne sert qu’une fois. S’il vient de servir, attendez le suivant.',
  freshCode: 'Nouveau code, pour confirmer que c’est vous',
  enter: 'Entrer',
  confirm: 'Confirmer',
  sandbox: 'Lire le code dans le bac à sable',
  giveUp: 'Abandonner',

  enrolTitle: 'Ajoutez un second facteur',
  enrolLead:
    'Dans l’équipe, le mot de passe ne suffit pas. Une application d’authentification donne en plus un code qui change toutes les trente secondes.',
  enrolStep: 'Lisez ce dessin avec l’application de votre téléphone.',
  enrolPicture: 'Dessin à lire avec l’application d’authentification',
  enrolTyped: 'Sans appareil photo, tapez cette clé dans l’application\u00a0:',
  enrolCode: 'Code que l’application affiche',
  enrol: 'Ajouter ce second facteur',

  codesTitle: 'Vos codes de secours',
  codesLead:
    'Imprimez-les ou notez-les, loin de votre téléphone. Chacun remplace une fois le code de l’application. Ils ne seront plus jamais affichés.',
  codesKept: 'Je les ai notés, continuer',
  leftTitle: 'Codes de secours',
  left: 'Il vous en reste {count}. || Il vous en reste {count}.',
  renewOld: 'Ces codes datent d’avant un renforcement de leur protection\u00a0: créez-en dix nouveaux.',
  renew: 'Créer dix nouveaux codes',
  renewLead: 'Les anciens ne serviront plus. Un second facteur donné depuis moins de cinq minutes est demandé.',

  mailGreeting: 'Bonjour {firstName},',
  enrolledMailSubject: 'Un second facteur protège votre compte {company}',
  enrolledMailDone: 'Une application d’authentification vient d’être reliée à votre compte.',
  enrolledMailNotYou:
    'Si ce n’était pas vous, prévenez tout de suite une autre personne de l’équipe et fermez les accès inconnus.',
  enrolledMailButton: 'Voir où mon compte est ouvert',
  enrolledMailReason: 'Vous recevez ce message parce que la façon d’ouvrir votre compte a changé.',
  renewedMailSubject: 'Vos codes de secours {company} ont changé',
  renewedMailDone: 'Dix nouveaux codes de secours viennent d’être créés. Les anciens ne servent plus.',
  renewedMailNotYou:
    'Si ce n’était pas vous, prévenez tout de suite une autre personne de l’équipe et fermez les accès inconnus.',
  renewedMailButton: 'Voir où mon compte est ouvert',
  renewedMailReason: 'Vous recevez ce message parce que la façon d’ouvrir votre compte a changé.',
  back: 'Revenir à l’espace de l’équipe',
})
