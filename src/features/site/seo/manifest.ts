import { say, type Wording } from '../../../platform/i18n/texts.ts'
import type { Site } from '../../../sites/site.ts'
import { palettes } from './palette.ts'
import { texts } from './texts.ts'

/** The web app manifest. */
export function manifestOf(site: Site, wording: Wording) {
  const { night } = palettes[site.key]
  return {
    id: '/',
    name: site.label,
    short_name: site.label,
    description: say(wording, texts, 'manifestDescription', { site: site.label }),
    lang: 'fr',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: night,
    background_color: night,
    categories: ['lifestyle', 'entertainment'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
