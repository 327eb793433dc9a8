import PsychicIcon from '@mui/icons-material/AutoAwesome'
import Alert from '@mui/material/Alert'
import Chip from '@mui/material/Chip'
import { CreateButton, DataTable, DateInput, EditButton, Link, SelectInput, TextInput } from 'react-admin'
import { asTyped, centsOf } from '../../../src/features/money/disputes/rules.ts'
import type { OpenedPsychic } from '../../../src/features/money/psychic-management/contract.server.ts'
import type { PsychicRow } from '../../../src/features/money/psychic-management/psychics.resource.server.ts'
import { inDay, inDayAndHour, inEuros, perMinute } from '../../../src/platform/i18n/french.ts'
import { itemAt } from '../../../src/platform/needed/needed.ts'
import { dayInParis } from '../../../src/platform/time/days.ts'
import type { Area } from '../area.ts'
import { ActButton } from '../parts/act-button.tsx'
import { ChoiceColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { type Ask, reason } from '../parts/question.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf, fill } from '../words.ts'
import { Documents } from './psychics/documents.tsx'
import { PsychicApplication, PsychicForm } from './psychics/form.tsx'
import { HoldPart } from './psychics/hold.tsx'
import { HoursPart } from './psychics/hours.tsx'
import { PayeePart, StatementPart } from './psychics/money.tsx'
import { Photo } from './psychics/photo.tsx'
import { TaxPart } from './psychics/tax.tsx'
import { Training } from './psychics/training.tsx'
import { acts, documents, prices, words } from './psychics/words.ts'

const { fields, values } = words

/** An expired date is marked with words, not only by its colour. */
const Papers = ({ until }: { until: string }) =>
  until < dayInParis(new Date()) ? (
    <Chip size="small" color="error" label={fill(documents.overSince, { day: inDay(until) })} />
  ) : (
    inDay(until)
  )

const PsychicList = () => (
  <Listing
    sort={{ field: 'id', order: 'DESC' }}
    actions={<CreateButton label={acts.create} />}
    filters={[
      <SelectInput key="state" source="state" choices={choicesOf(values.state)} alwaysOn />,
      <SelectInput key="jobId" source="jobId" choices={choicesOf(values.jobId)} />,
      <SelectInput key="papers" source="papers" choices={choicesOf(values.papers)} />,
      <SelectInput key="sentPapers" source="sentPapers" choices={choicesOf(values.sentPapers)} />,
      <TextInput key="name" source="name" />,
      <DateInput key="from" source="joinedFrom" />,
      <DateInput key="to" source="joinedTo" />,
    ]}
  >
    <OpeningColumn source="id" sortable />
    <TextColumn source="name" sortable />
    <ChoiceColumn source="state" />
    <ChoiceColumn source="jobId" />
    <DataTable.Col
      source="identityCheckedOn"
      disableSort
      render={({ identityCheckedOn: day }: PsychicRow) => day && inDay(day)}
    />
    <DataTable.Col
      source="papersUntil"
      disableSort
      render={({ papersUntil: day }: PsychicRow) => day && <Papers until={day} />}
    />
    <MomentColumn source="joinedAt" sortable />
  </Listing>
)

const priceAsk = (
  initial: string | undefined,
  hint?: string,
  { name, label } = { name: 'pricePerMinute', label: prices.label as string },
): Ask => ({
  name,
  label,
  hint,
  initial,
  sent: (text) => centsOf(text) ?? text,
})
const trial: Ask[] = [
  {
    name: 'passed',
    label: acts.passed,
    hint: acts.byTwo,
    initial: 'yes',
    choices: [
      { id: 'yes', name: acts.yes },
      { id: 'no', name: acts.no },
    ],
    sent: (text) => text === 'yes',
  },
  { name: 'note', label: acts.note, long: true },
]

/** The next possible steps, depending on the state of the dossier. */
const Steps = ({ of: { steps } }: { of: OpenedPsychic }) => (
  <p className="acts">
    {steps.includes('test') ? <ActButton name="test" label={acts.test} asks={trial} /> : null}
    {steps.includes('open') ? (
      <ActButton name="open" label={acts.open} asks={[priceAsk(undefined)]} done={acts.opened} />
    ) : null}
    {steps.includes('pause') ? (
      <ActButton name="pause" label={acts.pause} asks={[reason(acts.reason)]} done={acts.paused} />
    ) : null}
    {steps.includes('resume') ? <ActButton name="resume" label={acts.resume} asks={[reason(acts.reason)]} /> : null}
    {steps.includes('refuse') ? (
      <ActButton name="refuse" label={acts.refuse} asks={[reason(acts.told)]} done={acts.refused} tone="error" />
    ) : null}
    {steps.includes('reopen') ? <ActButton name="reopen" label={acts.reopen} asks={[reason(acts.reason)]} /> : null}
    <EditButton variant="outlined" size="medium" />
  </p>
)

const Dossier = ({ of }: { of: OpenedPsychic }) => (
  <Part title={of.name}>
    <Facts
      of={{
        [fields.state]: values.state[of.state],
        [fields.jobIds]: of.jobIds.map((id) => values.jobId[id as keyof typeof values.jobId]).join(', '),
        [fields.emailAddress]: of.emailAddress,
        [acts.account]: of.hasAccount ? acts.hasAccount : acts.noAccount,
        [fields.receivedAt]: of.receivedAt && inDayAndHour(of.receivedAt),
        [fields.identityCheckedOn]: of.identityCheckedOn && inDay(of.identityCheckedOn),
        [fields.offeredChannels]: of.offeredChannels.map((channel) => values.offeredChannels[channel]).join(', '),
        [acts.profile]: of.state === 'live' ? <a href={`/voyance/${of.slug}`}>{`/voyance/${of.slug}`}</a> : null,
      }}
    />
    <Grading of={of} />
    <Steps of={of} />
  </Part>
)

/** How far the trial is; with too few people to grade it, how to have another. */
const Grading = ({ of: { steps, grading } }: { of: OpenedPsychic }) => {
  if (!steps.includes('test')) return null
  const { passedBy, needed, able } = grading
  return (
    <>
      {passedBy > 0 ? (
        <p>{acts.graded.replace('{count}', String(passedBy)).replace('{needed}', String(needed))}</p>
      ) : null}
      {able < needed ? (
        <Alert severity="warning" action={<CreateButton resource="members" label={acts.invite} />}>
          {acts.alone}
        </Alert>
      ) : null}
    </>
  )
}

const Trials = ({ of: { trials } }: { of: OpenedPsychic }) =>
  trials.length === 0 ? null : (
    <Part title={acts.trials}>
      <ul>
        {trials.map(({ at, by, passed, note }) => (
          <li key={at}>
            {inDayAndHour(at)}, {passed ? acts.trialPassed : acts.trialFailed} ({by})&nbsp;: {note}
          </li>
        ))}
      </ul>
    </Part>
  )

const Prices = ({ of: { id, prices: history, largestPrice } }: { of: OpenedPsychic }) => (
  <Part title={prices.title}>
    {history.length === 0 ? (
      <p>{prices.none}</p>
    ) : (
      <>
        <ul>
          {history.map(({ pricePerMinute, since }) => (
            <li key={since}>
              {perMinute(pricePerMinute)} {prices.since} {inDay(since)}
            </li>
          ))}
        </ul>
        <ActButton
          name="price"
          label={prices.change}
          asks={[
            priceAsk(asTyped(itemAt(history, 0).pricePerMinute), fill(prices.hint, { most: perMinute(largestPrice) })),
            reason(acts.reason),
          ]}
        />{' '}
        <Link to={`/prices?${new URLSearchParams({ filter: JSON.stringify({ psychicId: id }) })}`}>
          {prices.history}
        </Link>
      </>
    )}
  </Part>
)

const AnswerPrices = ({ of: { answerPrices: history, largestAnswerPrice: most } }: { of: OpenedPsychic }) =>
  history.length === 0 ? null : (
    <Part title={prices.answers}>
      <ul>
        {history.map(({ cents, since, setBy, reason: why }) => (
          <li key={since}>
            {inEuros(cents)} {prices.since} {inDay(since)}
            {setBy === null ? null : `, ${fill(prices.setBy, { name: setBy })}`}
            {why === null ? null : `\u00a0: ${why}`}
          </li>
        ))}
      </ul>
      <ActButton
        name="answer-price"
        label={prices.changeAnswer}
        asks={[
          priceAsk(asTyped(itemAt(history, 0).cents), fill(prices.answerHint, { most: inEuros(most) }), {
            name: 'pricePerAnswer',
            label: prices.answerLabel,
          }),
          reason(acts.reason),
        ]}
      />
    </Part>
  )

const Rank = ({ of: { rank } }: { of: OpenedPsychic }) =>
  rank === null ? null : (
    <Part title={prices.rank}>
      <p>{fill(prices.rankPlace, { place: rank.place, of: rank.of })}</p>
      <ul>
        <li>{fill(prices.rankPresence, { count: rank.byPresence })}</li>
        <li>{fill(prices.rankOrder, { count: rank.byOrder })}</li>
      </ul>
    </Part>
  )

const PsychicPage = () => (
  <Sheet<OpenedPsychic>>
    {(row) => (
      <>
        <Dossier of={row} />
        <Documents of={row} />
        <Trials of={row} />
        <Training of={row} />
        <Photo of={row} />
        <Prices of={row} />
        <AnswerPrices of={row} />
        <Rank of={row} />
        <HoursPart psychicId={row.id} />
        <PayeePart psychicId={row.id} />
        <HoldPart psychicId={row.id} />
        <StatementPart psychicId={row.id} />
        <TaxPart psychicId={row.id} />
      </>
    )}
  </Sheet>
)

export const psychics: Area = {
  name: 'psychics',
  can: 'psychics.manage',
  icon: PsychicIcon,
  words,
  list: PsychicList,
  show: PsychicPage,
  edit: PsychicForm,
  create: PsychicApplication,
  recordRepresentation: ({ name }: PsychicRow) => name,
}
