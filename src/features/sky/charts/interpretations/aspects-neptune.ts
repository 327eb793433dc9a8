import type { PlanetPair } from './kinds.ts'

export const neptuneAspects: readonly PlanetPair[] = [
  {
    pair: ['neptune', 'pluto'],
    conjunction:
      'Cinq siècles, à peu près, séparent deux conjonctions de Neptune et de Pluton. Une telle rencontre colore une civilisation plus qu’un tempérament. Si elle figure dans votre ciel, lisez-la comme un paysage d’arrière-plan, devant lequel votre histoire se joue avec ses propres couleurs.',
    sextile:
      'Une grande part des vivants porte ce sextile de Neptune et de Pluton, qui dure des décennies : il parle d’une époque plus que d’une personne. Il rappelle une chance commune, celle de pouvoir transformer en profondeur sans cesser d’imaginer.',
    square:
      'Un carré de Neptune et de Pluton, très lent, pèse sur les croyances d’une ère entière. Nul ne le vit en son nom propre. À hauteur de cuisine, il se réduit à une vigilance : ne pas confondre la ferveur d’une foule avec votre conscience.',
    trine:
      'Entre Neptune et Pluton, le trigone s’étire sur de longues années et sur d’immenses populations. On peut y voir le climat spirituel d’un temps. Votre place y est celle d’une voix dans un chœur, utile surtout si elle chante juste et écoute les autres.',
    opposition:
      'L’opposition de Neptune et de Pluton sépare les rêves d’un siècle de ses pouvoirs, loin au-delà des individus. N’y cherchez pas de trait intime. Cherchez plutôt, autour de vous, la petite chose vraie que ni le rêve ni le pouvoir n’ont encore remarquée.',
  },
]
