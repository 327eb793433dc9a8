import EditNoteIcon from '@mui/icons-material/EditNote'
import { useState } from 'react'
import { DateInput, SelectInput } from 'react-admin'
import type { ProposalRow } from '../../../src/features/money/profile-proposals/proposals.resource.server.ts'
import { fileAddress, isFile, photoAddress, wordsOf } from '../../../src/features/money/profile-proposals/rules.ts'
import { differencesOf } from '../../../src/platform/i18n/differences.ts'
import { inDayAndHour } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ActButton } from '../parts/act-button.tsx'
import { ChoiceColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { reason } from '../parts/question.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { Sound } from '../parts/sound.tsx'
import { choicesOf } from '../words.ts'

const words = {
  name: 'Changement de profil |||| Changements de profil',
  fields: {
    id: 'N°',
    state: 'État',
    psychicId: 'N° du voyant',
    psychic: 'Voyant',
    field: 'Ce qui change',
    before: 'Avant',
    after: 'Après',
    proposedAt: 'Proposé le',
    decidedAt: 'Décidé le',
    reason: 'Raison dite au voyant',
    proposedFrom: 'Proposé depuis le',
    proposedTo: 'Proposé jusqu’au',
  },
  values: {
    state: { waiting: 'à relire', accepted: 'accepté', refused: 'refusé' },
    field: {
      headline: 'accroche',
      presentation: 'présentation',
      method: 'manière de travailler',
      specialities: 'spécialités',
      channels: 'canaux',
      price: 'prix par minute',
      greeting: 'accueil au tchat',
      portrait: 'photo',
      voice: 'présentation vocale',
    },
  },
} as const
const { fields, values } = words
const said = {
  present: 'Visible aujourd’hui',
  none: 'Rien pour l’instant',
  photo: 'La photo envoyée, gardée à côté',
  proposed: 'Ce qui est proposé',
  decided: 'Ce fichier n’est plus montré ici\u00a0: la décision est prise.',
}

const ProposalList = () => (
  <Listing
    sort={{ field: 'proposedAt', order: 'ASC' }}
    narrowed={{ state: 'waiting' }}
    filters={[
      <SelectInput key="state" source="state" choices={choicesOf(values.state)} alwaysOn />,
      <DateInput key="from" source="proposedFrom" />,
      <DateInput key="to" source="proposedTo" />,
    ]}
  >
    <OpeningColumn source="id" sortable />
    <MomentColumn source="proposedAt" sortable />
    <ChoiceColumn source="state" />
    <TextColumn source="psychic" />
    <ChoiceColumn source="field" />
  </Listing>
)

/** The text after, with what is new and what is gone marked as such, for screen readers too. */
const Changes = ({ of: { before, after } }: { of: ProposalRow }) => (
  <p style={{ whiteSpace: 'pre-wrap' }}>
    {differencesOf(wordsOf(before), wordsOf(after)).map(({ kind, text }, place) => {
      const key = `${place} ${kind}`
      if (kind === 'gone') return <del key={key}>{text}</del>
      return kind === 'new' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>
    })}
  </p>
)

/** The photo that a portrait is made of; none for a portrait from before they were engraved. */
const Photo = ({ psychicId, hash }: { psychicId: number; hash: string }) => {
  const [isKept, setKept] = useState(true)
  if (!isKept) return null
  return (
    <figure style={{ margin: 0 }}>
      <img
        src={photoAddress(psychicId, hash)}
        alt={said.photo}
        width={192}
        height={192}
        onError={() => setKept(false)}
      />
      <figcaption>{said.photo}</figcaption>
    </figure>
  )
}

/** What is proposed beside what the profile has; once decided, one of them may be deleted already. */
const Files = ({ of: { psychicId, field, before, after, state } }: { of: ProposalRow }) => {
  if (state !== 'waiting') return <p>{said.decided}</p>
  if (!isFile(field)) return null
  const shown = (hash: string, alt: string) =>
    field === 'portrait' ? (
      <img src={fileAddress(psychicId, field, hash)} alt={alt} width={192} height={192} />
    ) : (
      <Sound key={hash} address={fileAddress(psychicId, field, hash)} label={alt} />
    )
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem' }}>
      <figure style={{ margin: 0 }}>
        {before ? shown(before, said.present) : null}
        <figcaption>{before ? said.present : said.none}</figcaption>
      </figure>
      {field === 'portrait' ? <Photo key={after} psychicId={psychicId} hash={after} /> : null}
      <figure style={{ margin: 0 }}>
        {shown(after, said.proposed)}
        <figcaption>{said.proposed}</figcaption>
      </figure>
    </div>
  )
}

const ProposalPage = () => (
  <Sheet<ProposalRow>>
    {(row) => (
      <>
        <Part title={`${row.psychic}, ${values.field[row.field]}`}>
          {isFile(row.field) ? <Files of={row} /> : <Changes of={row} />}
          <Facts
            of={{
              [fields.state]: values.state[row.state],
              [fields.proposedAt]: inDayAndHour(row.proposedAt),
              [fields.decidedAt]: row.decidedAt && inDayAndHour(row.decidedAt),
              [fields.reason]: row.reason,
            }}
          />
        </Part>
        {isFile(row.field) ? null : (
          <Part title={fields.before}>
            <p style={{ whiteSpace: 'pre-wrap' }}>{row.before}</p>
          </Part>
        )}
        {row.state === 'waiting' ? (
          <p className="acts">
            <ActButton name="accept" label="Accepter" done="Le changement est fait et le voyant est prévenu." />
            <ActButton
              name="refuse"
              label="Refuser"
              asks={[reason(fields.reason)]}
              done="Le changement est refusé et le voyant est prévenu."
              tone="error"
            />
          </p>
        ) : null}
      </>
    )}
  </Sheet>
)

export const profileProposals: Area = {
  name: 'profile-proposals',
  can: 'reviews.moderate',
  icon: EditNoteIcon,
  words,
  list: ProposalList,
  show: ProposalPage,
  recordRepresentation: ({ id }: ProposalRow) => `n°\u00a0${id}`,
}
