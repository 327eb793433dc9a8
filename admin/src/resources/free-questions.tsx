import QuestionIcon from '@mui/icons-material/QuestionAnswer'
import { useState } from 'react'
import { DateInput, SelectInput, useRecordContext } from 'react-admin'
import { texts as careTexts } from '../../../src/features/consult/care/texts.ts'
import type { freeQuestionsContract } from '../../../src/features/consult/free-questions/contract.server.ts'
import type { FreeQuestionRow } from '../../../src/features/consult/free-questions/free-questions.resource.server.ts'
import { texts } from '../../../src/features/consult/free-questions/texts.ts'
import type { CallOutput } from '../../../src/platform/contract/contract.ts'
import { inDayAndHour, inMinutes } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ask } from '../ask.ts'
import { ActButton } from '../parts/act-button.tsx'
import { ChoiceColumn, column, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Figures } from '../parts/figures.tsx'
import { Listing } from '../parts/listing.tsx'
import { reason } from '../parts/question.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf, wordsOf } from '../words.ts'

type Read = (typeof freeQuestionsContract)['readFreeQuestion']

const topics = wordsOf(careTexts, 'topic.')

const words = {
  name: 'Question gratuite |||| Questions gratuites',
  fields: {
    id: 'N°',
    theme: 'Thème',
    status: 'État',
    askedAt: 'Posée le',
    psychic: 'Réponse de',
    answer: 'Réponse',
    answeredAt: 'Répondue le',
    minutes: 'Délai, en minutes',
    flags: 'À regarder',
    reportTopic: 'Signalée pour',
    isUseful: 'Utile',
    refusals: 'Réponses refusées',
    askedFrom: 'Posée depuis le',
    askedTo: 'Posée jusqu’au',
  },
  values: {
    theme: wordsOf(texts, 'theme.'),
    status: { waiting: 'en attente', answered: 'avec une réponse', lapsed: 'restée sans réponse' },
    answer: { sent: 'à juger', accepted: 'acceptée', refused: 'refusée' },
    reportTopic: topics,
    flags: { ...topics, promise: 'promesse', repeated: 'mêmes mots à plusieurs' } as Record<string, string>,
  },
} as const
const { fields, values } = words

type FiguresOfDays = CallOutput<(typeof freeQuestionsContract)['readFreeQuestionFigures']>['figures']

const readFigures = async () =>
  (await ask<(typeof freeQuestionsContract)['readFreeQuestionFigures']>('GET', '/api/admin/free-question-figures'))
    .figures

/** How soon questions of thirty days were answered; those that clients erased are not counted. */
const sayFigures = ({ asked, answered, unanswered, waiting, medianWait }: FiguresOfDays) =>
  asked === 0
    ? null
    : {
        'Questions posées': asked,
        'Avec une réponse': answered,
        'Sans réponse à temps': unanswered,
        'En attente': waiting,
        'Délai médian de réponse': medianWait === null ? null : inMinutes(medianWait),
      }

const inWords = (flags: string | null) =>
  flags
    ?.split(', ')
    .map((flag) => values.flags[flag] ?? flag)
    .join(', ')

const FlagsColumn = column(function Flags() {
  return inWords(useRecordContext<FreeQuestionRow>()?.flags ?? null)
})

const QuestionList = () => (
  <>
    <Figures read={readFigures} say={sayFigures} />
    <Listing
      sort={{ field: 'id', order: 'DESC' }}
      filters={[
        <SelectInput key="status" source="status" choices={choicesOf(values.status)} alwaysOn />,
        <DateInput key="from" source="askedFrom" />,
        <DateInput key="to" source="askedTo" />,
      ]}
    >
      <OpeningColumn source="id" sortable />
      <MomentColumn source="askedAt" sortable />
      <ChoiceColumn source="theme" />
      <ChoiceColumn source="status" />
      <TextColumn source="psychic" />
      <ChoiceColumn source="answer" />
      <TextColumn source="minutes" />
      <FlagsColumn source="flags" />
      <ChoiceColumn source="reportTopic" />
    </Listing>
  </>
)

const QuestionPage = () => (
  <Sheet<FreeQuestionRow>>
    {(row) => (
      <>
        <Part title={`Question n°\u00a0${row.id}`}>
          <Facts
            of={{
              [fields.theme]: values.theme[row.theme],
              [fields.status]: values.status[row.status],
              [fields.askedAt]: inDayAndHour(row.askedAt),
              [fields.psychic]: row.psychic,
              [fields.answer]: row.answer && values.answer[row.answer],
              [fields.minutes]: row.minutes,
              [fields.flags]: inWords(row.flags),
              [fields.reportTopic]: row.reportTopic && topics[row.reportTopic],
              [fields.isUseful]: row.isUseful === null ? null : row.isUseful ? 'oui' : 'non',
              [fields.refusals]: row.refusals || null,
            }}
          />
        </Part>
        <Texts />
        {row.answer === 'sent' ? (
          <p className="acts">
            <ActButton name="accept" label="Accepter la réponse" done="La réponse est acceptée et payée." />
            <ActButton
              name="refuse"
              label="Refuser la réponse"
              asks={[
                reason('Raison, dite au voyant', 'La question attend quelqu’un d’autre, et le client est prévenu.'),
              ]}
              done="La réponse est refusée et le voyant est prévenu."
              tone="error"
            />
          </p>
        ) : null}
      </>
    )}
  </Sheet>
)

/** The texts, opened for a reason that the client can read too; they disappear with the page. */
function Texts() {
  const [read, setRead] = useState<CallOutput<Read> | null>(null)
  if (!read) {
    return (
      <p className="acts">
        <ActButton<Read>
          name="read"
          label="Lire la question et la réponse"
          asks={[
            reason('Raison de cette lecture', 'Elle est inscrite au registre, et la personne la lit dans ses données.'),
          ]}
          take={setRead}
        />
      </p>
    )
  }
  return (
    <>
      <Part title="La question">
        <p className="said">{read.question}</p>
      </Part>
      {read.answers.map(({ psychic, text, writtenAt, refusalReason, report }) => (
        <Part key={writtenAt} title={`La réponse de ${psychic}, le ${inDayAndHour(writtenAt)}`}>
          <p className="said">{text ?? 'Effacée.'}</p>
          <Facts of={{ Refusée: refusalReason, 'Signalement du client': report }} />
        </Part>
      ))}
    </>
  )
}

export const freeQuestions: Area = {
  name: 'free-questions',
  can: 'reviews.moderate',
  icon: QuestionIcon,
  words,
  list: QuestionList,
  show: QuestionPage,
  recordRepresentation: ({ id }: FreeQuestionRow) => `n°\u00a0${id}`,
}
