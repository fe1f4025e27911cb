export interface S3Location {
  /** Without the credentials and without a slash at its end. */
  bucketUrl: string;
  /** Empty, or begins with a slash. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const SHAPE = 's3://ACCESS_KEY:SECRET@host:port/bucket/prefix?region=ap-south-1&tls=off';
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;
const REGION = /^[a-z0-9-]+$/;

/** The faults read on from the name of the variable and never quote the URL, which holds a secret. */
export function parseFilesUrl(value: string): S3Location {
  const url = URL.parse(value);
  if (url?.protocol !== 's3:' || !url.hostname) {
    throw new Error(`must have the form ${SHAPE}, with / in the secret written as %2F`);
  }
  const accessKeyId = decoded(url.username);
  const secretAccessKey = decoded(url.password);
  if (!accessKeyId || !secretAccessKey) {
    throw new Error('must hold an access key and a secret, with / in the secret written as %2F and % as %25');
  }
  const [, bucket = '', ...rest] = url.pathname.replace(/\/$/, '').split('/');
  if (!BUCKET.test(bucket)) throw new Error('must name a bucket after the host, such as s3://…@host/bucket');
  const prefix = rest.map((part) => `/${part}`).join('');
  if (!PREFIX.test(prefix)) throw new Error('may hold only letters, digits, dots, - and _ in its prefix');

  const { region = 'us-east-1', tls = 'on', ...others } = Object.fromEntries(url.searchParams);
  if (!REGION.test(region)) throw new Error('must give the region as in region=ap-south-1');
  if (tls !== 'on' && tls !== 'off') throw new Error('must say tls=on or tls=off, or nothing about it');
  if (Object.keys(others).length > 0) throw new Error('may hold only the options region and tls');

  const bucketUrl = `${tls === 'on' ? 'https' : 'http'}://${url.host}/${bucket}`;
  return { bucketUrl, prefix, region, accessKeyId, secretAccessKey };
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
