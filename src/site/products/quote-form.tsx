import { callApi } from '~/lib/api';
import type { getQuoteCall } from '~/resources/iot-quote/iot-quote';
import { TextField } from '~/ui/field';
import { SubmitButton } from '~/ui/form';
import { type FormAnswer, quoteWords } from '../form-words';
import { PersonFields } from '../person-fields';
import { PublicForm } from '../public-form';

interface QuoteFormProps {
  productName: string;
  posted: FormAnswer | undefined;
}

export function QuoteForm({ productName, posted }: QuoteFormProps) {
  return (
    <div data-scheme="light" className="slide-in rounded-leaf p-6 sm:p-10">
      <h2 id="product-title" className="mb-6 text-2xl">
        Get Quote
      </h2>
      <PublicForm
        draftKey="quote"
        words={quoteWords}
        posted={posted}
        send={({ body, headers }) =>
          callApi<typeof getQuoteCall>('POST', '/iot/quote/iot/quote/products', { body, headers })
        }
        className="grid gap-4"
      >
        <TextField name="productName" label="Product Name" value={productName} readOnly data-no-draft="" />
        <PersonFields typed={posted?.values} />
        <SubmitButton busyLabel="Submitting..." size="lg" className="mt-1 w-full">
          Request quote
        </SubmitButton>
      </PublicForm>
    </div>
  );
}
