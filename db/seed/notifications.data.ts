/** Banners of the demo world by admin site id, the first by rank that passes its filter being shown. */
export interface SeedNotification {
  siteId: 99 | 100 | 342
  rank: number
  title: string
  description: string
  link: string | null
  /** Seconds. */
  delay: number
  user_type: 'not_logged_in' | 'logged_in' | null
  path: string | null
  button_label: string | null
  colours: { background_color: string; text_color: string; button_background_color: string } | null
}

const receipt = {
  title: 'Chaque seconde comptée se relit sur un reçu',
  description:
    '<p>Le compteur ne tourne que pendant l’échange\u00a0: une coupure l’arrête, un silence aussi. <strong>Le reçu dit tout</strong>, et se conteste en un geste.</p>',
  link: '/page/conditions',
  button_label: 'Lire les conditions',
} as const

export const notifications: readonly SeedNotification[] = [
  {
    siteId: 99,
    rank: 1,
    title: 'Nouveau ici\u00a0? Dix minutes pour faire connaissance',
    description:
      '<p>Elles vous sont offertes à l’inscription, avec la personne de votre choix. <strong>Aucune carte bancaire</strong> n’est demandée, et rien ne se déclenche ensuite.</p><ul><li>Vous confirmez votre adresse.</li><li>Vous choisissez qui consulter.</li><li>Vous arrêtez quand vous voulez.</li></ul>',
    link: '/inscription',
    delay: 8,
    user_type: 'not_logged_in',
    path: null,
    button_label: 'Créer mon compte',
    colours: null,
  },
  { siteId: 99, rank: 2, ...receipt, delay: 12, user_type: 'logged_in', path: '/voyance', colours: null },
  {
    siteId: 100,
    rank: 1,
    title: 'Un doute le soir\u00a0? Demandez une alerte',
    description:
      '<p>Quand la personne que vous cherchez n’est pas là, ouvrez sa page\u00a0: <em>un seul message</em> vous dira quand elle revient.</p>',
    link: '/voyance',
    delay: 8,
    user_type: null,
    path: null,
    button_label: 'Voir qui est là',
    colours: { background_color: '#f6e7db', text_color: '#3a0f30', button_background_color: '#7c2b56' },
  },
  { siteId: 342, rank: 1, ...receipt, delay: 8, user_type: null, path: null, colours: null },
]
