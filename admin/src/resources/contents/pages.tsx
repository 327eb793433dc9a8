import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { type HttpError, Title, useNotify } from 'react-admin'
import { useSearchParams } from 'react-router'
import { FIXED_KINDS } from '../../../../src/features/content/content/rules.ts'
import type { editingContract, OpenedContent } from '../../../../src/features/site/editing/contract.server.ts'
import type { CallOutput } from '../../../../src/platform/contract/contract.ts'
import { inDayAndHour } from '../../../../src/platform/i18n/french.ts'
import { ask } from '../../ask.ts'
import { ActButton } from '../../parts/act-button.tsx'
import { Facts, Part } from '../../parts/facts.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { fill } from '../../words.ts'
import { Changes } from './changes.tsx'
import { ContentForm } from './form.tsx'
import { said, words } from './words.ts'

type Kind = OpenedContent['kind']
type ReadForms = (typeof editingContract)['readContentForms']
type Forms = CallOutput<ReadForms>['forms']
const { fields, values } = words

/** The forms of all kinds of content, from the server. */
function useForms(): Forms | null {
  const [forms, setForms] = useState<Forms | null>(null)
  const notify = useNotify()
  useEffect(() => {
    ask<ReadForms>('GET', '/api/admin/content-forms').then(
      (answer) => setForms(answer.forms),
      ({ message }: HttpError) => notify(message, { type: 'error' }),
    )
  }, [notify])
  return forms
}

const kinds = (Object.keys(values.kind) as Kind[]).filter((kind) => !FIXED_KINDS.includes(kind))

export function NewContent() {
  const [query] = useSearchParams()
  const forms = useForms()
  const kind = kinds.find((one) => one === query.get('kind'))
  if (!kind) {
    return (
      <Part title={said.addKind}>
        <Title title={said.add} />
        <p className="acts">
          {kinds.map((one) => (
            <Button key={one} variant="outlined" href={`#/contents/create?kind=${one}`}>
              {values.kind[one]}
            </Button>
          ))}
        </p>
      </Part>
    )
  }
  return (
    <Part title={values.kind[kind]}>
      <Title title={said.add} />
      {forms ? <ContentForm key={kind} kind={kind} fields={forms[kind]} entry={null} /> : null}
    </Part>
  )
}

export function ContentPage() {
  const forms = useForms()
  return (
    <Sheet<OpenedContent>>
      {(row) => (
        <>
          <Part title={row.title}>
            <State of={row} />
          </Part>
          <Previews of={row} />
          <Part>
            {forms ? (
              <ContentForm key={`${row.id} ${row.version}`} kind={row.kind} fields={forms[row.kind]} entry={row} />
            ) : null}
          </Part>
          {row.revisions.length > 0 ? <History of={row} /> : null}
        </>
      )}
    </Sheet>
  )
}

/** What readers see of the content, and any version that is waiting to be published. */
function State({ of }: { of: OpenedContent }) {
  const date = of.publishAt ? inDayAndHour(of.publishAt) : ''
  const shown = {
    published: said.shownSince,
    scheduled: said.shownFrom,
    draft: said.notShown,
    withdrawn: said.notShown,
  }
  const next = of.nextAt ? fill(said.waitsUntil, { date: inDayAndHour(of.nextAt) }) : of.waits ? said.waitsDraft : null
  return (
    <>
      <p>{fill(shown[of.status], { date })}</p>
      {next ? <p>{next}</p> : null}
      {of.isOwn ? null : <p>{said.fromMain}</p>}
      <Facts
        of={{
          [fields.kind]: values.kind[of.kind],
          [fields.address]: of.address,
          [fields.status]: values.status[of.status],
          [fields.site]: of.site,
          [fields.changedAt]: inDayAndHour(of.changedAt),
        }}
      />
    </>
  )
}

const Previews = ({ of: { previews } }: { of: OpenedContent }) =>
  previews.length === 0 ? null : (
    <Part title={said.previews}>
      <p>{said.previewsLead}</p>
      <p className="acts">
        {previews.map(({ site, href }) => (
          <a key={href} href={href} target="_blank" rel="noreferrer">
            {site}
          </a>
        ))}
      </p>
    </Part>
  )

/** All versions, newest first, each with its changes and a button to restore it. */
const History = ({ of: { version, revisions } }: { of: OpenedContent }) => (
  <Part title={said.history}>
    {revisions.map((one) => (
      <section key={one.version}>
        <h3>{fill(said.version, { version: one.version })}</h3>
        <p>{[values.status[one.status], inDayAndHour(one.changedAt), one.editor].filter(Boolean).join(', ')}</p>
        {one.changes.length > 0 ? (
          <details>
            <summary>{said.changes}</summary>
            <Changes of={one.changes} />
          </details>
        ) : null}
        {one.version === version ? null : (
          <ActButton
            name="restore"
            label={said.restore}
            beside={{ version, restored: one.version }}
            done={said.restored}
          />
        )}
      </section>
    ))}
  </Part>
)
