import type { ByElement } from '../interpretations/kinds.ts'

/** How one speaks, loves, acts, hopes and lasts, by the element of the sign; {sign} is its name. */
export const manners: Readonly<Record<'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn', ByElement>> = {
  mercury: {
    fire: 'Mercure en {sign} parle pour entraîner, quitte à couper la parole.',
    earth: 'Mercure en {sign} veut des faits, retient les chiffres et ne se paie pas de mots.',
    air: 'Mercure en {sign} pense à voix haute, avec plaisir et avec tout le monde.',
    water: 'Mercure en {sign} retient le ton mieux que les mots, et vous fait deviner le reste.',
  },
  venus: {
    fire: 'En amour, Vénus en {sign} se déclare et attend une réponse le jour même.',
    earth: 'En amour, Vénus en {sign} juge aux actes, se décide lentement et ne revient guère sur son choix.',
    air: 'En amour, Vénus en {sign} séduit par l’esprit et tient à rester libre de ses soirées.',
    water: 'En amour, Vénus en {sign} s’attache avant de l’avoir décidé, et reste au-delà du raisonnable.',
  },
  mars: {
    fire: 'Devant l’obstacle, Mars en {sign} charge, et la discussion a lieu après.',
    earth: 'Devant l’obstacle, Mars en {sign} garde le même pas jusqu’à ce que l’obstacle cède.',
    air: 'Devant l’obstacle, Mars en {sign} négocie et gagne aux points.',
    water: 'Devant l’obstacle, Mars en {sign} attend son heure, puis frappe où l’on ne regarde plus.',
  },
  jupiter: {
    fire: 'Jupiter en {sign} porte bonheur aux gestes rapides et aux grandes annonces.',
    earth: 'Jupiter en {sign} fait fructifier ce qui se compte, et vos placements valent vos conseils.',
    air: 'Jupiter en {sign} vous vaut des relations dans tous les milieux.',
    water: 'Jupiter en {sign} vous rend la bonté que vous semez, quand vous ne l’attendiez plus.',
  },
  saturn: {
    fire: 'Saturne en {sign} bride l’élan, et vous n’osez qu’après avoir fait vos preuves.',
    earth: 'Saturne en {sign} demande du solide et ne compte pas les heures.',
    air: 'Saturne en {sign} pèse les mots et redoute de conclure trop vite.',
    water: 'Saturne en {sign} met une digue devant l’émotion, et peu de gens l’ont vue céder.',
  },
}
