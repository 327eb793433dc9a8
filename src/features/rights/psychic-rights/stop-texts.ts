import { catalogue } from '../../../platform/i18n/texts.ts'

export const stopTexts = catalogue('psychic-stop', {
  title: 'Arrêter pour de bon',
  lead: 'Vous pouvez arrêter quand vous le voulez, sans motif. Pour quelques jours, une pause ou des congés suffisent.',
  atOnce: 'Ce qui se passe tout de suite',
  profile: 'Votre profil disparaît de tous les sites et plus personne ne peut vous consulter.',
  appointments: 'Vos rendez-vous à venir sont annulés et les clients prévenus, sans frais pour eux.',
  waiting:
    'Les questions par SMS qui vous attendent sont fermées et leur prix rendu aux clients\u00a0; celles de la file commune retournent aux autres.',
  open: 'Une consultation ouverte doit d’abord être terminée.',
  money:
    'Vos derniers gains sont versés aux dates habituelles. Tant qu’il en reste à verser, votre compte n’est pas effacé, jusqu’à {days}\u00a0jours de plus.',
  later: 'Ce qui est effacé ensuite',
  goes: 'Au bout de {days}\u00a0jours\u00a0: votre prénom et votre adresse e-mail de connexion, votre mot de passe et vos appareils, votre photo et votre voix, les textes de votre profil, vos horaires et votre présence, vos propositions, vos réponses prêtes et vos réponses aux avis, vos documents, vos notes sur les clients.',
  stays: 'Ce que la loi nous demande de garder',
  kept: 'Pendant dix ans\u00a0: le grand livre de vos gains, vos relevés et factures, vos virements avec le compte bancaire qui les a reçus, votre nom déclaré, votre SIRET et votre adresse. La charte signée reste la preuve de notre contrat.',
  name: 'Le nom sous lequel vous consultez reste sur les reçus et dans les conversations de vos clients\u00a0: ce sont aussi leurs documents.',
  papersFirst: 'Avant la fin de ce délai, téléchargez vos relevés depuis la page %earnings% et votre copie ci-dessus.',
  earnings: 'Gains',
  password: 'Votre mot de passe',
  signInAgain: 'Pour arrêter, déconnectez-vous et reconnectez-vous, puis revenez ici dans les dix minutes.',
  stop: 'Arrêter pour de bon',
  stopped: 'Votre profil n’est plus visible. Un e-mail vous le confirme.',
  stayed: 'Vous restez parmi nous.',
  leaving: 'Votre compte sera effacé le {day}',
  leavingHelp:
    'Jusque-là, vous pouvez changer d’avis\u00a0: votre profil revient comme il était, si vos pièces sont toujours valables. Les rendez-vous annulés ne reviennent pas.',
  comeBack: 'Revenir sur mon départ',
  mailGreeting: 'Bonjour {firstName},',
  stoppedMailSubject: 'Votre compte sera effacé le {day}',
  stoppedMailDone:
    'Vous avez arrêté pour de bon\u00a0: votre profil n’est plus visible et votre compte sera effacé à partir du {day}. Vos derniers gains sont versés aux dates habituelles. D’ici là, vous pouvez changer d’avis.',
  stoppedMailNotYou: 'Ce n’était pas vous\u00a0? Connectez-vous, revenez sur ce départ et changez votre mot de passe.',
  stoppedMailButton: 'Revenir sur mon départ',
  stoppedMailReason: 'Vous recevez cet e-mail parce que votre arrêt définitif a été demandé.',
})
