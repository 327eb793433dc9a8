import { href } from 'react-router'
import { say, type Wording } from '../../../platform/i18n/texts.ts'
import type { Site } from '../../../sites/site.ts'
import { palettes } from '../../../ui/shell/palette.ts'
import { texts } from './texts.ts'

/** Under an icon there is room for about twelve characters. */
const shortNames: Readonly<Record<Site['key'], string>> = {
  main: 'Cosmospace',
  second: 'Étoile',
  affiliation: 'Partenaires',
}

const icon = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' }

const shortcuts = [
  { key: 'shortcutPsychics', url: href('/voyance') },
  { key: 'shortcutHoroscope', url: href('/horoscope') },
  { key: 'shortcutTarots', url: href('/tarots-oracles') },
  { key: 'shortcutAccount', url: href('/mon-compte') },
] as const

/** The web app manifest. */
export function manifestOf(site: Site, wording: Wording) {
  const { night } = palettes[site.key]
  return {
    id: '/',
    name: site.label,
    short_name: shortNames[site.key],
    description: say(wording, texts, 'manifestDescription', { site: site.label }),
    lang: 'fr',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: night,
    background_color: night,
    shortcuts: shortcuts.map(({ key, url }) => ({ name: say(wording, texts, key), url, icons: [icon] })),
    categories: ['lifestyle', 'entertainment'],
    icons: [
      { ...icon, purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
