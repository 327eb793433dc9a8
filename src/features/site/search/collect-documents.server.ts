import { createHash } from 'node:crypto'
import { href } from 'react-router'
import type { SearchDocument, SearchKind, Visit } from '../../../app.ts'
import { plainTitle } from '../../../platform/i18n/words.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { plainText } from '../../../ui/rich-text/plain-text.ts'
import { praisedTitle } from '../../consult/psychics/rules.ts'
import { jobTitle } from '../../consult/psychics/trades.ts'
import {
  articleAddress,
  cardAddress,
  gameAddress,
  questionAddress,
  termAddress,
} from '../../content/content/addresses.ts'
import { listDisplayed, listEntries } from '../../content/content/read-entries.server.ts'
import { viewTerm } from '../../content/content/views.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import { listGames } from '../../play/games/read-games.server.ts'
import { fixedPages } from '../seo/fixed-pages.ts'
import { listPsychicTexts } from './queries.server.ts'

/** Every searchable document of the visit's site. */
export async function collectDocuments(visit: Visit): Promise<SearchDocument[]> {
  const { app, site } = visit
  const [articles, terms, questions, texts, cards, games, psychics, wording] = await Promise.all([
    listDisplayed(visit, 'article'),
    listDisplayed(visit, 'term'),
    listDisplayed(visit, 'question'),
    listDisplayed(visit, 'page'),
    listEntries(visit, 'card'),
    listGames(visit),
    listPsychicTexts(app.db, site.id),
    readWording(app, site.id, false),
  ])
  return [
    ...psychics.map(({ slug, name, gender, jobIds, headline, isChecked, reviews, ...rest }) =>
      made('psychic', href('/voyance/:slug', { slug }), name, [
        `${jobTitle({ title: praisedTitle({ gender, isChecked: Boolean(isChecked), reviews }), jobIds, gender })}. ${headline}`,
        [...rest.specialities, ...rest.presentation, rest.method].join(' '),
      ]),
    ),
    ...articles.map(({ address, title, description, body }) =>
      made('article', articleAddress(address), title, [description, plainText(body)]),
    ),
    ...terms.map((term) => made('term', termAddress(viewTerm(term)), term.term, [term.short, plainText(term.body)])),
    ...questions.map(({ address, question, answer }) =>
      made('question', questionAddress(address), question, ['', plainText(answer)]),
    ),
    ...texts.map(({ address, title, description, lead, body }) =>
      made('page', address, title, [description, `${lead} ${plainText(body)}`]),
    ),
    ...cards.map(({ address, deck, title, description, image, upright, reversed, love, work, money, advice }) =>
      made('game', cardAddress(deck, address), title, [
        description,
        [image, upright, reversed ?? '', love, work, money, advice].join(' '),
      ]),
    ),
    ...games.map(({ words: { address, name, description, summary, intro, asking, questions } }) =>
      made('game', gameAddress(address), name, [
        description,
        [summary, plainText(intro), asking ?? '', ...questions.flatMap((one) => [one.question, one.answer])].join(' '),
      ]),
    ),
    ...fixedPages(site, wording, dayInParis(visit.now())).map(({ path, title, description, part }) =>
      made(part === 'tarots' ? 'game' : 'page', path, title, [description, '']),
    ),
  ]
}

function made(kind: SearchKind, path: string, title: string, [summary, body]: [string, string]): SearchDocument {
  const digest = createHash('sha256')
    .update(JSON.stringify([kind, title, summary, body]))
    .digest('base64url')
  return { path, kind, title, plainTitle: plainTitle(title), summary, body, digest }
}
