import GameIcon from '@mui/icons-material/Casino'
import Button from '@mui/material/Button'
import {
  BooleanField,
  BooleanInput,
  CheckboxGroupInput,
  DataTable,
  Edit,
  Link,
  NumberInput,
  TextInput,
  useRecordContext,
} from 'react-admin'
import type { GameRow, OpenedGame } from '../../../src/features/play/games/open-game.server.ts'
import { RANK_MAX } from '../../../src/features/play/games/rules.ts'
import { texts as table } from '../../../src/features/play/table/texts.ts'
import { texts as editing } from '../../../src/features/site/editing/texts.ts'
import type { Area } from '../area.ts'
import { ChoiceColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { KeptForm } from '../parts/kept-form.tsx'
import { Listing } from '../parts/listing.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf, wordsOf } from '../words.ts'

const themes = wordsOf(table, 'theme.')

const words = {
  name: 'Jeu |||| Jeux',
  fields: {
    id: 'N°',
    rank: 'Rang',
    game: 'Adresse',
    name: 'Jeu',
    isOpen: 'Ouvert',
    themes: 'Thèmes proposés',
    asksQuestion: 'Question écrite',
    daily: 'Un par jour',
    textsState: 'Textes',
    reason: 'Raison',
  },
  values: { textsState: wordsOf(editing, 'status.') },
}
const { fields, values } = words

const said = {
  settings: 'Réglages sur ce site',
  change: 'Changer les réglages',
  save: 'Enregistrer les réglages',
  lead: 'Les tirages déjà commencés gardent les réglages avec lesquels ils ont commencé.',
  closed: 'Un jeu fermé quitte les listes. Sa page reste et le dit.',
  none: 'aucun',
  yes: 'oui',
  no: 'non',
  texts: 'Nom et textes',
  write: 'Ouvrir les textes',
  withdrawn: 'Sans textes publiés, ce jeu n’existe pas sur le site.',
  fixed: 'Ce qui ne se règle pas',
  fixedLead:
    'Chacun peut refaire le calcul d’un tirage, même ancien. Le jeu de cartes, son ordre et les façons de le poser ne changent donc jamais\u00a0: d’autres cartes seraient un autre jeu.',
  computed: 'Ce jeu ne tire rien au sort\u00a0: il calcule.',
  deck: 'Jeu de cartes',
  size: 'Cartes',
  reversals: 'Sens',
  both: 'à l’endroit ou à l’envers',
  upright: 'toujours à l’endroit',
  digest: 'Empreinte de l’ordre (SHA-256)',
  spreads: 'Façons de poser',
} as const

const yesNo = (given: boolean) => (given ? said.yes : said.no)

const GameList = () => (
  <Listing sort={{ field: 'rank', order: 'ASC' }}>
    <TextColumn source="rank" sortable />
    <OpeningColumn source="name" />
    <DataTable.Col source="isOpen" disableSort>
      <BooleanField source="isOpen" />
    </DataTable.Col>
    <DataTable.Col source="asksQuestion" disableSort>
      <BooleanField source="asksQuestion" FalseIcon={null} />
    </DataTable.Col>
    <DataTable.Col source="daily" disableSort>
      <BooleanField source="daily" FalseIcon={null} />
    </DataTable.Col>
    <ChoiceColumn source="textsState" />
  </Listing>
)

const GamePage = () => (
  <Sheet<OpenedGame>>
    {(row) => (
      <>
        <Settings of={row} />
        <Part title={said.texts}>
          {row.textsState === 'published' ? null : <p>{said.withdrawn}</p>}
          <Facts
            of={{ [fields.game]: row.game, [fields.textsState]: row.textsState && values.textsState[row.textsState] }}
          />
          {row.textsId ? (
            <p className="acts">
              <Link to={`/contents/${row.textsId}/show`}>{said.write}</Link>
            </p>
          ) : null}
        </Part>
        <Protocol of={row} />
      </>
    )}
  </Sheet>
)

const Settings = ({ of }: { of: OpenedGame }) => (
  <Part title={said.settings}>
    <Facts
      of={{
        [fields.isOpen]: yesNo(of.isOpen),
        [fields.themes]: of.may.themes ? of.themes.map((theme) => themes[theme]).join(', ') || said.none : null,
        [fields.asksQuestion]: of.may.asksQuestion ? yesNo(of.asksQuestion) : null,
        [fields.daily]: of.may.daily ? yesNo(of.daily) : null,
        [fields.rank]: of.rank,
      }}
    />
    <p className="acts">
      <Button variant="outlined" href={`#/games/${of.id}`}>
        {said.change}
      </Button>
    </p>
  </Part>
)

/** What is part of the protocol of draws. */
const Protocol = ({ of: { deck, spreads } }: { of: OpenedGame }) => (
  <Part title={said.fixed}>
    {deck ? (
      <>
        <p>{said.fixedLead}</p>
        <Facts
          of={{
            [said.deck]: <Link to={`/decks/${deck.slug}/show`}>{deck.name}</Link>,
            [said.size]: deck.size,
            [said.reversals]: deck.reversals ? said.both : said.upright,
            [said.spreads]: spreads.map(({ name, count }) => `${name} (${count})`).join(', '),
            [said.digest]: <code className="digest">{deck.digest}</code>,
          }}
        />
      </>
    ) : (
      <p>{said.computed}</p>
    )}
  </Part>
)

/** Only the settings that make sense for the game. */
function Inputs() {
  const { may } = useRecordContext<OpenedGame>() ?? {}
  return (
    <>
      <BooleanInput source="isOpen" helperText={said.closed} />
      {may?.themes ? <CheckboxGroupInput source="themes" choices={choicesOf(themes)} /> : null}
      {may?.asksQuestion ? <BooleanInput source="asksQuestion" /> : null}
      {may?.daily ? <BooleanInput source="daily" /> : null}
      <NumberInput source="rank" min={1} max={RANK_MAX} required />
      <TextInput source="reason" multiline required fullWidth />
    </>
  )
}

const GameForm = () => (
  <Edit redirect="show" mutationMode="pessimistic" actions={false} queryOptions={{ meta: { whole: true } }}>
    <KeptForm save={said.save}>
      <p>{said.lead}</p>
      <Inputs />
    </KeptForm>
  </Edit>
)

export const games: Area = {
  name: 'games',
  can: 'content.edit',
  icon: GameIcon,
  words,
  list: GameList,
  show: GamePage,
  edit: GameForm,
  recordRepresentation: ({ name }: GameRow) => name,
}
