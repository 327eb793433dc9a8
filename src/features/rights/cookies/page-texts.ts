import { catalogue } from '../../../platform/i18n/texts.ts'

export const pageTexts = catalogue('cookies-page', {
  title: 'Vos cookies',
  lead: 'Quelques cookies font marcher le site. La mesure des visites, elle, attend votre accord.',
  description: 'Ce que le site garde dans votre navigateur, pourquoi, combien de temps, et comment changer d’avis.',
  choiceTitle: 'La mesure des visites',
  choiceText:
    'Si vous acceptez, un gestionnaire de balises compte les pages vues, enfermé dans un cadre à part : il ne voit ni ce que vous écrivez, ni votre compte, ni vos consultations. Si vous refusez, rien n’est chargé.',
  none: 'Vous n’avez pas encore choisi : rien n’est mesuré.',
  refused: 'Vous avez refusé : rien n’est mesuré.',
  accepted: 'Vous avez accepté : les pages vues sont comptées.',
  saved: 'C’est noté pour six mois. Vous pouvez changer d’avis ici quand vous voulez.',
  demo: 'Sur ce site de démonstration, votre choix est retenu mais aucun service extérieur n’est appelé.',
  neededCaption: 'Les cookies du site',
  neededTitle: 'Ce qui est nécessaire',
  neededText: 'Sans eux, le site ne marcherait pas : ils ne demandent pas d’accord.',
  cookie: 'Nom',
  purpose: 'À quoi il sert',
  duration: 'Durée',
  sessionPurpose: 'Maintenir votre connexion. Il est chiffré et illisible pour les scripts.',
  sessionDuration: '7 jours sans visite',
  devicePurpose: 'Reconnaître cet appareil, pour vous écrire si une connexion vient d’un autre. Il est chiffré aussi.',
  deviceDuration: '1 an',
  browserPurpose: 'Sur la page de connexion, relier à ce navigateur la demande faite à votre clé d’accès.',
  browserDuration: '10 minutes',
  birthPurpose:
    'Porter, chiffrée, la naissance que vous venez de saisir jusqu’à la page où vous choisirez de la garder, ou non.',
  birthDuration: '1 heure',
  questionPurpose:
    'Porter, chiffrée, la question gratuite que vous venez d’écrire pendant que vous créez votre compte ou vous connectez.',
  questionDuration: '1 heure',
  socialPurpose:
    'Pendant une connexion avec Facebook ou Google, vérifier que c’est bien ce navigateur qui l’a commencée.',
  socialDuration: '10 minutes, ou 30 minutes s’il faut compléter ou relier un compte',
  choicePurpose: 'Se souvenir de votre choix sur cette page.',
  choiceDuration: '6 mois',
  schemePurpose: 'Garder les pages claires ou sombres, si vous l’avez demandé.',
  schemeDuration: '1 an',
  storage:
    'Le temps d’une visite, votre navigateur retient aussi les annonces que vous avez fermées et l’endroit où vous en étiez dans la page. Si vous allumez le son de la table des tirages, il s’en souvient jusqu’à ce que vous l’éteigniez. Rien de cela ne nous est envoyé.',
  partner:
    'Si vous arrivez par le lien d’un partenaire, ce que porte ce lien est noté avec votre session, sur nos serveurs, pour trente jours au plus. Aucun autre cookie n’est posé pour cela, et le partenaire ne reçoit que des totaux.',
})
