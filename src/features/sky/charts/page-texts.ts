import { catalogue } from '../../../platform/i18n/texts.ts'

/** Texts of the free chart page and of the account's charts. */
export const texts = catalogue('chartPages', {
  title: 'Votre thème astral gratuit',
  head: 'Thème astral gratuit et complet',
  description:
    'Votre thème astral gratuit : carte du ciel exacte, positions, maisons, aspects et interprétation complète. Sans inscription, rien n’est conservé.',
  lead: 'La carte exacte du ciel à votre naissance, et ce qu’elle raconte. Sans inscription, et sans rien garder de vous.',
  compute: 'Voir le ciel de naissance',
  privacy:
    'Ces informations ne servent qu’à ce calcul : elles ne figurent dans aucune adresse, et ne sont ni conservées, ni transmises.',
  whatTitle: 'Ce que vous verrez',
  whatWheel: 'La roue du ciel, à la minute d’arc près, avec ses maisons et ses aspects.',
  whatReading:
    'Chaque planète expliquée dans son signe et dans sa maison, votre ascendant, vos aspects les plus forts.',
  whatHonest: 'Ce qui est incertain, dit franchement : sans heure de naissance, pas d’ascendant inventé.',
  whatZones: 'L’heure légale de l’époque, retrouvée lieu par lieu, heures d’été et guerres comprises.',

  paperTitle: 'Thème astral de {name}',
  paperTitleVowel: 'Thème astral d’{name}',
  resultTitle: 'Le thème astral de {name}',
  resultTitleMine: 'Votre thème astral',
  resultLead: '{day} à {time}, {place}.',
  resultLeadNoTime: '{day}, heure inconnue, {place}.',
  jump: 'Dans cette page',
  change: 'Modifier la naissance',
  failed:
    'Le calcul n’a pas abouti. Nous en sommes avertis ; ce que vous avez saisi est toujours là, réessayez dans un instant.',
  pdf: 'Télécharger en PDF',
  keep: 'Garder ce thème',
  keepNote: 'Rien n’est conservé tant que vous ne le demandez pas.',
  compare: 'Comparer deux ciels',
})
