import type { Block } from './types'

/** What a form does with its submissions, and what it says. Options of `Form:Form`. */
export interface FormOptions {
  /**
   * Whether submissions go to an email recipient, by way of the content host, or to `action`.
   *
   * @default 'custom' with an `action`, else 'email'
   */
  readonly sendSubmissionsTo?: 'email' | 'custom' | (string & {})
  /** The recipient. */
  readonly sendSubmissionsToEmail?: string
  /**
   * Whether a script sends, so that the page stays. Else the browser does.
   *
   * @default true
   */
  readonly sendWithJs?: boolean
  /** What the form is called where it arrives. */
  readonly name?: string
  /** Address that submissions go to. */
  readonly action?: string
  /**
   * How the fields are written. Forms with files are sent as multipart whatever it says.
   *
   * @default 'application/json'
   */
  readonly contentType?:
    | 'application/json'
    | 'multipart/form-data'
    | 'application/x-www-form-urlencoded'
    | (string & {})
  /**
   * HTTP method.
   *
   * @default 'POST'
   */
  readonly method?: string
  /** State that an author looks at in the editor. Visitors never see it. */
  readonly previewState?: 'unsubmitted' | 'sending' | 'success' | 'error'
  /** Address that is opened once the server took the form. */
  readonly successUrl?: string
  /**
   * Whether fields are emptied once the server took the form.
   *
   * @default false
   */
  readonly resetFormOnSubmit?: boolean
  /**
   * Whether the browser checks the fields before anything is sent.
   *
   * @default true
   */
  readonly validate?: boolean
  /** Where the answer has the message, as in `errors[0].text`. */
  readonly errorMessagePath?: string
  /** Further headers. What cannot be a header is left out with a warning. */
  readonly customHeaders?: { readonly [name: string]: string }
  /**
   * Shown once the server took the form.
   *
   * @default 'Thanks!'
   */
  readonly successMessage?: readonly Block[]
  /**
   * Shown when it did not, or could not be reached.
   *
   * @default a sentence that asks to try again
   */
  readonly errorMessage?: readonly Block[]
  /**
   * Shown until then.
   *
   * @default 'Sending...'
   */
  readonly sendingMessage?: readonly Block[]
}

/** Options of `Form:Input`. */
export interface FormInputOptions {
  /**
   * Type of the field, as in HTML.
   *
   * @default 'text'
   */
  readonly type?: string
  /** What the value is called where it is sent. Without a name it is not sent. */
  readonly name?: string
  /** Shown while the field is empty. */
  readonly placeholder?: string
  /** What the field starts with. */
  readonly defaultValue?: string | number
  /** What a box stands for; what another field starts with, over `defaultValue`. */
  readonly value?: string | number
  /**
   * Whether the form is not sent without it.
   *
   * @default false
   */
  readonly required?: boolean
  /** What browsers may fill in, as in HTML: `email`, `street-address`, `off`. */
  readonly autocomplete?: string
  /** Which keyboard phones show, as in HTML: `numeric`, `tel`, `url`. */
  readonly inputmode?: string
  /** Regular expression that the whole of a text must match, as in HTML. */
  readonly pattern?: string
  /** Smallest number, or earliest date. */
  readonly min?: string | number
  /** Largest number, or latest date. */
  readonly max?: string | number
  /** Distance between the numbers or dates that may be chosen; `any` for all of them. */
  readonly step?: string | number
}

/** Options of `Form:TextArea`. */
export type FormTextAreaOptions = Omit<
  FormInputOptions,
  'type' | 'pattern' | 'min' | 'max' | 'step'
>

/** Options of `Form:Select`. */
export interface FormSelectOptions {
  /** What can be chosen. */
  readonly options?: readonly {
    /** What is sent. */
    readonly value?: string
    /** What visitors read. @default the value */
    readonly name?: string
  }[]
  /** What the value is called where it is sent. Without a name it is not sent. */
  readonly name?: string
  /**
   * The choice to start with.
   *
   * @default the first
   */
  readonly defaultValue?: string
  /** As `defaultValue`, over it. */
  readonly value?: string
  /**
   * Whether the form is not sent without it.
   *
   * @default false
   */
  readonly required?: boolean
}

/** Options of `Form:SubmitButton`. */
export interface FormSubmitButtonOptions {
  /** The label. */
  readonly text?: string
}

/** Options of `Form:Label`. */
export interface FormLabelOptions {
  /** HTML. */
  readonly text?: string
  /** Name of the field that the label belongs to. */
  readonly for?: string
}
