import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { Handlers } from '../../../platform/contract/contract.ts'
import { readCard, readCards } from '../../content/content/read-cards.server.ts'
import { readArticle, readMagazine } from '../../content/content/read-magazine.server.ts'
import { readQuestions } from '../../content/content/read-questions.server.ts'
import type { contentContract } from './contract.server.ts'
import { readTable } from './read-table.server.ts'

export const contentHandlers: Handlers<typeof contentContract, Visit> = {
  async readTable(visit, { query }) {
    return { data: { data: await readTable(visit, query.table) } }
  },
  listArticles: (visit, { query }) => readMagazine(visit, query),
  async readArticle(visit, { params }) {
    const article = await readArticle(visit, params.slug)
    if (!article) throw new Refusal('notFound')
    return { article }
  },
  async listDeckCards(visit, { query }) {
    const cards = await readCards(visit, query.deck)
    return { cards: cards.map(({ slug, deck, title, description }) => ({ slug, deck, title, description })) }
  },
  async readDeckCard(visit, { params }) {
    const card = await readCard(visit, params.slug)
    if (!card) throw new Refusal('notFound')
    return { card }
  },
  async listQuestions(visit, { query }) {
    return { questions: await readQuestions(visit, query.theme) }
  },
}
