import { fixedIn } from '../../../../games/deck.ts'
import { escapeHtml } from '../../../../platform/http/escape-html.ts'
import { say, type Wording } from '../../../../platform/i18n/texts.ts'
import type { Result } from '../results.server.ts'
import { texts } from './texts.ts'
import { verifyScript } from './verify-script.ts'

/** A value as a script’s own, which no tag within it can end. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\x3c')

/** A page of one file that computes a result again, without a connection or anything else of the site. */
export function verifyFile(result: Result, wording: Wording): string {
  const { drawId: d, commitment: c, picks: p, cards, game, spread } = result
  const t = (key: keyof typeof texts.entries) => escapeHtml(say(wording, texts, key))
  const words = (['upside', 'same', 'other', 'holds', 'fails'] as const).map((key) => say(wording, texts, key))
  const seen = cards.map(({ index, reversed, card }) => [index, Number(reversed), card.name])
  const draw = { d, c, n: game.deck.cards.length, r: Number(game.deck.reversals), f: fixedIn(game.deck), p, k: seen }
  const field = (id: string, label: string, value: string) =>
    `<p><label>${label}<br><input id=${id} autocomplete=off value="${escapeHtml(value)}"></label>`
  return `<!doctype html><html lang=fr><meta charset=utf-8><meta name=viewport content="width=device-width"><meta name=color-scheme content="light dark"><title>${t('title')}</title><style>body{font:1rem/1.5 system-ui;max-width:40rem;margin:auto;padding:1rem;overflow-wrap:anywhere}input{width:100%;font:inherit;box-sizing:border-box}</style><main><h1>${t('title')}</h1><p>${escapeHtml(spread.name)}<p>${t('lead')}${field('s', t('serverSeed'), result.serverSeed)}${field('c', t('clientSeed'), result.clientSeed)}<p>${t('committed')}<br>${c}<p>${t('computed')}<br><span id=h></span><ol id=o></ol><p id=v role=status><b>${t('scripts')}</b></main><script>const D=${inScript(draw)},W=${inScript(words)}
${verifyScript}</script>`
}
