import { type ReactNode, useEffect } from 'react'
import { SaveButton, SimpleForm, Toolbar, useRecordContext, useResourceContext } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { keepDraft, readDraft } from './draft.ts'

/** A form that gives back what was typed, after a reload or a session that ended, until it is saved. */
export const KeptForm = ({ save, children }: { save: string; children: ReactNode }) => (
  <SimpleForm toolbar={<Send label={save} />}>
    <Keeper />
    {children}
  </SimpleForm>
)

const Send = ({ label }: { label: string }) => (
  <Toolbar>
    <SaveButton label={label} />
  </Toolbar>
)

function Keeper() {
  const place = `${useResourceContext()}:${useRecordContext()?.id ?? 'new'}:form`
  const { watch, setValue } = useFormContext()
  const { isSubmitSuccessful } = useFormState()
  useEffect(() => {
    for (const [field, value] of Object.entries(readDraft<object>(place) ?? {})) {
      setValue(field, value, { shouldDirty: true })
    }
    const watching = watch((values) => keepDraft(place, values))
    return () => watching.unsubscribe()
  }, [place, watch, setValue])
  useEffect(() => {
    if (isSubmitSuccessful) keepDraft(place, null)
  }, [isSubmitSuccessful, place])
  return null
}
