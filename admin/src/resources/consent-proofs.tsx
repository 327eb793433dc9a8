import ProofIcon from '@mui/icons-material/FactCheck'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { DateInput, Link, NumberInput, SelectInput } from 'react-admin'
import { consentTypes, formTypes } from '../../../src/features/house/consents/rules.ts'
import { texts } from '../../../src/features/house/consents/texts.ts'
import type { ConsentProofRow } from '../../../src/features/rights/my-consents/consent-proofs.resource.server.ts'
import type { consentsContract } from '../../../src/features/rights/my-consents/contract.server.ts'
import type { CallOutput } from '../../../src/platform/contract/contract.ts'
import { inDayAndHour } from '../../../src/platform/i18n/french.ts'
import type { Area } from '../area.ts'
import { ActButton } from '../parts/act-button.tsx'
import { ChoiceColumn, MomentColumn, OpeningColumn, TextColumn } from '../parts/columns.tsx'
import { Facts, Part } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { reason } from '../parts/question.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { choicesOf } from '../words.ts'

type Open = (typeof consentsContract)['openConsentProof']
type Opened = CallOutput<Open>

const said = texts.entries
const types = Object.fromEntries(consentTypes.map((type) => [type, said[type]]))
const forms = Object.fromEntries(formTypes.map((form) => [form, said[`form${form}`]]))
const answers = { true: 'oui', false: 'non' }

const words = {
  name: 'Preuve |||| Preuves d’accord',
  fields: {
    id: 'N°',
    givenAt: 'Répondu le',
    clientId: 'N° du client',
    type: 'Accord',
    agreed: 'Réponse',
    form: said.proofForm,
    siteId: 'N° du site',
    version: said.proofVersion,
    digest: said.proofDigest,
    givenFrom: 'Depuis le',
    givenTo: 'Jusqu’au',
  },
  values: { type: types, form: forms, agreed: answers },
}
const { fields } = words

const ProofList = () => (
  <Listing
    sort={{ field: 'id', order: 'DESC' }}
    filters={[
      <NumberInput key="clientId" source="clientId" alwaysOn />,
      <SelectInput key="type" source="type" choices={choicesOf(types)} alwaysOn />,
      <SelectInput key="form" source="form" choices={choicesOf(forms)} />,
      <DateInput key="from" source="givenFrom" />,
      <DateInput key="to" source="givenTo" />,
    ]}
  >
    <OpeningColumn source="id" sortable />
    <MomentColumn source="givenAt" sortable />
    <TextColumn source="clientId" />
    <ChoiceColumn source="type" />
    <ChoiceColumn source="agreed" />
    <ChoiceColumn source="form" />
    <TextColumn source="version" />
  </Listing>
)

const Answers = ({ firstName, confirmedAt, answers }: Opened) => (
  <Part title={`Toutes les réponses de ${firstName}`}>
    {confirmedAt ? <p>Accord confirmé par e-mail le {inDayAndHour(confirmedAt)}.</p> : null}
    <ul>
      {answers.map(({ id, agreed, at, form, text, version, digest, intact }) => (
        <li key={id}>
          <Facts
            of={{
              [fields.givenAt]: inDayAndHour(at),
              [fields.agreed]: agreed ? 'oui' : 'non',
              [fields.form]: forms[form],
              'Texte lu': text,
              [fields.version]: version,
              [fields.digest]: <code>{digest}</code>,
            }}
          />
          {intact ? null : <Alert severity="error">Le texte ne correspond plus à son empreinte.</Alert>}
        </li>
      ))}
    </ul>
  </Part>
)

const ProofPage = () => {
  const [opened, setOpened] = useState<Opened | null>(null)
  return (
    <Sheet<ConsentProofRow>>
      {(row) => (
        <>
          <Part title={types[row.type] ?? row.type}>
            <Facts
              of={{
                [fields.clientId]: <Link to={`/clients/${row.clientId}/show`}>{row.clientId}</Link>,
                [fields.agreed]: row.agreed ? answers.true : answers.false,
                [fields.givenAt]: inDayAndHour(row.givenAt),
                [fields.form]: forms[row.form],
                [fields.siteId]: row.siteId,
                [fields.version]: row.version,
                [fields.digest]: <code>{row.digest}</code>,
              }}
            />
          </Part>
          {opened ? (
            <Answers {...opened} />
          ) : (
            <p className="acts">
              <ActButton<Open>
                name="open"
                label="Lire le texte et les réponses"
                asks={[reason('Raison de cette lecture', 'Elle est inscrite au registre.')]}
                take={setOpened}
              />
            </p>
          )}
        </>
      )}
    </Sheet>
  )
}

export const consentProofs: Area = {
  name: 'consent-proofs',
  can: 'privacy.read',
  icon: ProofIcon,
  words,
  list: ProofList,
  show: ProofPage,
  recordRepresentation: ({ id }: ConsentProofRow) => `n°\u00a0${id}`,
}
