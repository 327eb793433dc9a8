import {
  CheckboxGroupInput,
  Create,
  Edit,
  NumberInput,
  SelectArrayInput,
  SelectInput,
  TextArrayInput,
  TextInput,
} from 'react-admin'
import { KeptForm } from '../../parts/kept-form.tsx'
import { choicesOf } from '../../words.ts'
import { acts, words } from './words.ts'

const { values } = words
const jobs = Object.entries(values.jobId).map(([id, name]) => ({ id: Number(id), name }))

/** Paragraphs are typed one below another, separated by an empty line. */
const paragraphs = {
  format: (list?: readonly string[]) => (list ?? []).join('\n\n'),
  parse: (text: string) => text.split('\n\n'),
}

const fields = (
  <>
    <TextInput source="name" required />
    <TextInput source="emailAddress" type="email" autoComplete="off" fullWidth />
    <SelectInput source="gender" choices={choicesOf(values.gender)} required />
    <SelectArrayInput source="jobIds" choices={jobs} helperText={acts.jobsHint} required />
    <TextInput source="headline" required fullWidth />
    <TextInput source="presentation" multiline minRows={6} required fullWidth {...paragraphs} />
    <TextInput source="method" multiline minRows={3} required fullWidth />
    <TextArrayInput source="specialities" fullWidth />
    <CheckboxGroupInput source="offeredChannels" choices={choicesOf(values.offeredChannels)} />
    <NumberInput source="practisingSince" required />
  </>
)

export const PsychicApplication = () => (
  <Create redirect="show" title={acts.create}>
    <KeptForm save={acts.save}>
      <p>{acts.createLead}</p>
      {fields}
    </KeptForm>
  </Create>
)

export const PsychicForm = () => (
  <Edit redirect="show" mutationMode="pessimistic" actions={false} queryOptions={{ meta: { whole: true } }}>
    <KeptForm save={acts.save}>{fields}</KeptForm>
  </Edit>
)
