import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { SaveButton, SimpleForm, Toolbar, useRecordContext, useResourceContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { keepDraft, readDraft } from './draft.ts'

interface Props {
  /** Where what is typed is kept; unless it is said, that of the row at hand. */
  place?: string
  /** What it begins with, where that is not the row at hand. */
  values?: object
  /** What is pressed to send it. */
  toolbar: ReactElement
  /** What the Enter key does, where that is not to save the row at hand. */
  onSubmit?: (values: object) => unknown
  children: ReactNode
}

/** A form that gives back what was typed, after a reload or a session that ended, until it is saved. */
export const Kept = ({ place, values, toolbar, onSubmit, children }: Props) => (
  <SimpleForm toolbar={toolbar} record={values} onSubmit={onSubmit as never}>
    <Keeper place={place} />
    {children}
  </SimpleForm>
)

/** The same, saved by the one button that it has. */
export const KeptForm = ({ save, children }: { save: string; children: ReactNode }) => (
  <Kept toolbar={<Send label={save} />}>{children}</Kept>
)

const Send = ({ label }: { label: string }) => (
  <Toolbar>
    <SaveButton label={label} />
  </Toolbar>
)

function Keeper({ place: given }: { place?: string }) {
  const own = `${useResourceContext()}:${useRecordContext()?.id ?? 'new'}:form`
  const place = given ?? own
  const { watch, setValue } = useFormContext()
  const { isSubmitSuccessful } = useFormState()
  // The form puts in what it begins with after it is drawn first: what was kept comes after that.
  const [begun, setBegun] = useState(false)
  useEffect(() => setBegun(true), [])
  useEffect(() => {
    if (!begun) return
    for (const [field, value] of Object.entries(readDraft<object>(place) ?? {})) {
      setValue(field, value, { shouldDirty: true })
    }
    const watching = watch((values) => keepDraft(place, values))
    return () => watching.unsubscribe()
  }, [begun, place, watch, setValue])
  useEffect(() => {
    if (isSubmitSuccessful) keepDraft(place, null)
  }, [isSubmitSuccessful, place])
  return null
}
