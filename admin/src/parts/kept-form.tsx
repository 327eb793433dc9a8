import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { SaveButton, SimpleForm, Toolbar, useRecordContext, useResourceContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { keepDraft, readDraft } from './draft.ts'

interface Props {
  /** The key of the draft; by default, derived from the current row. */
  place?: string
  /** Initial values, if not those of the current row. */
  values?: object
  /** The buttons that submit the form. */
  toolbar: ReactElement
  /** What the Enter key does, if not save the current row. */
  onSubmit?: (values: object) => unknown
  children: ReactNode
}

/** A form that restores its unsaved input after a reload or an ended session. */
export const Kept = ({ place, values, toolbar, onSubmit, children }: Props) => (
  <SimpleForm toolbar={toolbar} record={values} onSubmit={onSubmit as never}>
    <Keeper place={place} />
    {children}
  </SimpleForm>
)

/** A form that restores its unsaved input, with a single save button. */
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
  // The form sets its initial values after the first render: the draft must be restored after that.
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
