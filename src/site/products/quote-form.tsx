import type { getQuoteCall } from '~/features/iot-quote/iot-quote';
import { callApi } from '~/lib/api';
import { TextField } from '~/ui/forms/field';
import { SubmitButton } from '~/ui/forms/form';
import type { FormAnswer } from '~/ui/forms/form-words';
import { quoteWords } from '../forms/form-words';
import { PersonFields } from '../forms/person-fields';
import { PublicForm } from '../forms/public-form';

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
