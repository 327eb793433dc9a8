import { catalogue } from '../../../platform/i18n/texts.ts'

export const texts = catalogue('pauses', {
  title: 'Faire une pause',
  description: 'Prendre une pause de 24 heures à 6 mois, ou vous exclure vous-même des consultations.',
  lead: 'Vous décidez, et le site s’y tient : tant que dure votre pause, aucune consultation ne commence et aucun crédit ne s’achète.',
  linkLead: 'De 24 heures à 6 mois, ou plus : le temps que vous voulez, sans consultation.',
  link: 'Faire une pause',
  foot: 'Vous sentez que vous consultez trop ? %pause%, de 24 heures à 6 mois.',
  footLink: 'Faites une pause',

  stopsTitle: 'Ce qui s’arrête',
  stops1: 'Aucune consultation ne commence, par aucun moyen, même avec du temps offert.',
  stops2: 'Aucun crédit ne s’achète. Celui que vous avez reste à vous.',
  stops3: 'Nous ne vous envoyons plus ni offre ni lettre, et vos alertes sont effacées.',
  stops4: 'Une demande qui attend est annulée. Une consultation déjà ouverte va jusqu’à sa fin.',

  breakTitle: 'Une pause',
  breakLead: 'Elle se prolonge, mais ne se raccourcit pas. Elle finit d’elle-même.',
  length: 'Durée',
  'length.day': '24 heures',
  'length.week': '7 jours',
  'length.month': '30 jours',
  'length.quarter': '3 mois',
  'length.half-year': '6 mois',
  understoodBreak: 'Je comprends que cette pause ne peut pas être raccourcie.',
  takeBreak: 'Commencer ma pause',
  lengthen: 'Prolonger ma pause',

  exclusionTitle: 'L’auto-exclusion',
  exclusionLead:
    'Pour {months} mois au moins, et sans fin tant que vous ne la demandez pas par écrit. Vos accords aux offres sont retirés. Elle vaut aussi pour un compte que vous créeriez de nouveau avec la même adresse ou le même téléphone.',
  understoodExclusion: 'Je comprends que mon auto-exclusion dure {months} mois au moins.',
  exclude: 'M’exclure des consultations',

  runsBreak: 'Votre pause dure jusqu’au {moment}.',
  runsExclusion: 'Votre auto-exclusion est en cours.',
  wishFrom: 'Vous pourrez demander la fin de votre auto-exclusion à partir du {moment}.',
  wishTitle: 'Mettre fin à mon auto-exclusion',
  wishLead: 'Recopiez la phrase ci-dessous. La fin vient {hours} heures plus tard : d’ici là, vous pouvez y renoncer.',
  wish: 'Écrivez : « {wish} »',
  askEnd: 'Demander la fin',
  endsAt: 'Votre auto-exclusion finira le {moment}, comme vous l’avez demandé.',
  keep: 'Garder mon auto-exclusion',

  begun: 'C’est fait. Prenez soin de vous.',
  asked: 'Votre demande est enregistrée.',
  kept: 'Votre auto-exclusion continue.',
  helpTitle: 'En parler',
  help: 'Si vous traversez un moment difficile, le 3114 répond jour et nuit, gratuitement.',
  back: 'Revenir à mon compte',
  seePause: 'Voir ma pause',
  noCredit: 'Vous êtes en pause : aucun crédit ne s’achète avant la fin.',
})
