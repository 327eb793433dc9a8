import { catalogue } from '../../platform/i18n/texts.ts'

export const texts = catalogue('seo', {
  manifestDescription: '{site} : consultez par messages, au prix affiché avant et au temps compté à la seconde.',
  shareHome: 'La voyance à prix clair, comptée à la seconde près.',
  shareHomeLine: 'Le prix avant, un reçu après',
  shareList: 'Les {nouns} disponibles maintenant',
  shareListLine: 'Prix à la minute affiché, avis vérifiés',
  shareNatal: 'Votre thème astral, gratuit et exact',
  shareNatalLine: 'Rien n’est conservé, tout est expliqué',
  shareMatch: 'Compatibilité amoureuse',
  shareMatchLine: 'Deux signes ou deux ciels, et les raisons',
  shareBirths: 'Deux naissances, deux ciels',
  sharePair: '{one} et {other} en amour',
  shareProfileLine: '{job} · {price}',
  shareAutomatonLine: 'Automate de démonstration · {price}',
  shareAlt: '{title} – {site}',
  offlineHead: 'Vous êtes hors ligne · {site}',
  offlineTitle: 'Vous êtes hors ligne',
  offlineLead: 'Votre appareil n’arrive plus jusqu’à nous : la page demandée ne peut pas s’afficher pour l’instant.',
  offlineMeter:
    'Si une consultation était en cours, le compteur s’est arrêté : le temps de la coupure n’est jamais compté.',
  offlineWhat: 'Ce que vous pouvez faire',
  offlineNetwork: 'Vérifiez que le Wi-Fi ou les données mobiles sont activés et que le mode avion ne l’est pas.',
  offlineMove: 'Rapprochez-vous d’une fenêtre ou de votre box, puis patientez quelques secondes.',
  offlineRetryStep: 'Essayez de nouveau : vous reviendrez exactement où vous étiez.',
  offlineRetry: 'Essayer de nouveau',
  offlineSupport: 'Besoin de parler à quelqu’un ? Ces numéros gratuits répondent par téléphone, même sans internet.',
})
