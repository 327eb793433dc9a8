import DeckIcon from '@mui/icons-material/Collections'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useEffect, useState } from 'react'
import { type HttpError, Link, Title, useNotify } from 'react-admin'
import { useParams } from 'react-router'
import type { CardRow, DeckRow, decksContract } from '../../../src/features/play/decks/contract.server.ts'
import { texts as editing } from '../../../src/features/site/editing/texts.ts'
import type { CallOutput } from '../../../src/platform/contract/contract.ts'
import type { Area } from '../area.ts'
import { ask } from '../ask.ts'
import { Facts, Part } from '../parts/facts.tsx'
import { wordsOf } from '../words.ts'

type Calls = typeof decksContract

const words = {
  name: 'Jeu de cartes |||| Jeux de cartes',
  fields: {
    name: 'Jeu de cartes',
    size: 'Cartes',
    reversals: 'À l’envers',
    games: 'Utilisé par',
    draws: 'Tirages en 30\u00a0jours',
    digest: 'Empreinte de l’ordre (SHA-256)',
  },
} as const
const { fields } = words

const states = wordsOf(editing, 'status.')

const said = {
  title: 'Jeux de cartes',
  lead: 'Les cartes et leur ordre font partie du calcul que chacun peut refaire\u00a0: ils ne se changent pas. Leurs textes, si.',
  digestLead:
    'L’empreinte est celle des adresses des cartes, dans l’ordre, une par ligne. Un autre ordre en donnerait une autre.',
  yes: 'oui',
  no: 'non',
  cards: 'Cartes et textes',
  noTexts: 'sans textes',
  inherited: 'du site principal',
  waits: 'une version attend',
} as const

/** The answer of a call; null until it comes. */
function useAnswer<T>(read: () => Promise<T>, key: string): T | null {
  const [answer, setAnswer] = useState<T | null>(null)
  const notify = useNotify()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the call is known by its key
  useEffect(() => {
    let isLast = true
    setAnswer(null)
    read().then(
      (given) => isLast && setAnswer(given),
      ({ message }: HttpError) => isLast && notify(message, { type: 'error' }),
    )
    return () => {
      isLast = false
    }
  }, [key, notify])
  return answer
}

function DeckList() {
  const answer = useAnswer(() => ask<Calls['adminListDecks']>('GET', '/api/admin/decks'), 'decks')
  return (
    <Part title={said.title}>
      <Title title={said.title} />
      <p>{said.lead}</p>
      {answer ? <Decks of={answer.decks} /> : null}
    </Part>
  )
}

const Decks = ({ of }: { of: readonly DeckRow[] }) => (
  <div className="wide">
    <Table size="small" className="roomy">
      <TableHead>
        <TableRow>
          {(['name', 'size', 'reversals', 'games', 'draws'] as const).map((name) => (
            <TableCell key={name} align={name === 'size' || name === 'draws' ? 'right' : 'left'}>
              {fields[name]}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {of.map(({ slug, name, size, reversals, games, draws }) => (
          <TableRow key={slug}>
            <TableCell>
              <Link className="opening" to={`/decks/${slug}/show`}>
                {name}
              </Link>
            </TableCell>
            <TableCell align="right">{size}</TableCell>
            <TableCell>{reversals ? said.yes : said.no}</TableCell>
            <TableCell>{games.join(', ')}</TableCell>
            <TableCell align="right">{draws}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </div>
)

function DeckPage() {
  const { id = '' } = useParams()
  const read = () => ask<Calls['adminReadDeck']>('GET', '/api/admin/decks/:slug', { params: { slug: id } })
  const answer = useAnswer(read, id)
  return answer ? <OneDeck of={answer} /> : null
}

const OneDeck = ({ of: { deck, cards } }: { of: CallOutput<Calls['adminReadDeck']> }) => (
  <>
    <Part title={deck.name}>
      <Title title={deck.name} />
      <p>{said.lead}</p>
      <Facts
        of={{
          [fields.size]: deck.size,
          [fields.reversals]: deck.reversals ? said.yes : said.no,
          [fields.games]: deck.games.join(', '),
          [fields.draws]: deck.draws,
          [fields.digest]: <code className="digest">{deck.digest}</code>,
        }}
      />
      <p>{said.digestLead}</p>
    </Part>
    <Part title={said.cards}>
      <ul className="deck">
        {cards.map((card) => (
          <li key={card.slug}>
            {card.picture ? <img src={card.picture} alt="" width={120} height={208} loading="lazy" /> : null}
            {card.textsId ? <Link to={`/contents/${card.textsId}/show`}>{card.name}</Link> : <span>{card.name}</span>}
            <small>{stateOf(card)}</small>
          </li>
        ))}
      </ul>
    </Part>
  </>
)

function stateOf({ textsState, isOwn, waits }: CardRow): string {
  if (!textsState) return said.noTexts
  return [states[textsState], isOwn ? null : said.inherited, waits ? said.waits : null].filter(Boolean).join(', ')
}

export const decks: Area = {
  name: 'decks',
  can: 'content.edit',
  icon: DeckIcon,
  words,
  list: DeckList,
  show: DeckPage,
}
