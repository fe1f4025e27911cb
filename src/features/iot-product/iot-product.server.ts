import { defineFeature } from '~/records/registry';
import { fillCatalogue } from './first-catalogue.server';
import { iotProduct, iotProductEdit } from './iot-product';
import { iotProductApi } from './iot-product.api.server';

export const iotProductFeature = defineFeature({
  resource: iotProduct,
  api: iotProductApi,
  bulk: { form: iotProductEdit },
  firstRecords: fillCatalogue,
});
