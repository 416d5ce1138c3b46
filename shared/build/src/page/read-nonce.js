// Browsers hide the attribute from selectors' values but not from the property.
__webpack_nonce__ = document.querySelector('script[nonce]')?.nonce;
