import { defineMany } from '../../collection';
import { service } from './entry';
import { services as seed } from './seed';

export const services = defineMany({ name: 'services', title: 'Services', entry: service, seed });
